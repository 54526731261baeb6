/** `npm run bench`: everything that is measured here, one after the other. `npm run bench:room` needs a room and is apart. */
const machine = `${process.arch}, Node ${process.versions.node}`;
process.stdout.write(
  `Doorcard benchmarks (${machine}). Ratios are within this run; more than 1× is slower than ours.\n`,
);
await import('./evaluator.ts');
await import('./odds.ts');
await import('./simulate.ts');
