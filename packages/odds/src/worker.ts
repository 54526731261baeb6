import { type Answer, type Question, work } from './work.ts';

/** A worker's end of the line, the same in Node and in the browser. */
interface Line {
  postMessage(answer: Answer): void;
}

const inNode = typeof process !== 'undefined' && process.versions?.node !== undefined;
if (inNode) {
  const { parentPort } = await import('node:worker_threads');
  parentPort?.on('message', (question: Question) => parentPort.postMessage(work(question)));
} else {
  const line = globalThis as unknown as Line & { onmessage: (event: { data: Question }) => void };
  line.onmessage = event => line.postMessage(work(event.data));
}
