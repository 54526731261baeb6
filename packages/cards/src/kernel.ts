import { KERNEL } from './kernel.generated.ts';
import { copyTables } from './tables.ts';

/** The exports of `kernel/index.ts`: functions, and where in the memory things lie. */
interface Kernel {
  readonly memory: WebAssembly.Memory;
  readonly CARD_CODE: WebAssembly.Global<'i32'>;
  readonly FLUSH_SUIT: WebAssembly.Global<'i32'>;
  readonly NEAR_SUIT: WebAssembly.Global<'i32'>;
  readonly FLUSH_RANK: WebAssembly.Global<'i32'>;
  readonly DISPLACEMENT: WebAssembly.Global<'i32'>;
  readonly RANKS: WebAssembly.Global<'i32'>;
  readonly CARDS: WebAssembly.Global<'i32'>;
  readonly RESULTS: WebAssembly.Global<'i32'>;
  readonly END: WebAssembly.Global<'i32'>;
  rankHands(count: number): void;
  rankCompletions(sum: number, masks: bigint, stub: number, left: number): void;
}

/** The kernel, ready to rank, with its places for cards and for results. */
export interface ReadyKernel {
  readonly cards: Uint8Array;
  readonly results: Int32Array;
  readonly rankHands: Kernel['rankHands'];
  readonly rankCompletions: Kernel['rankCompletions'];
}

let ready: ReadyKernel | undefined;

/** The kernel; made when it is asked for first, so that programs that never rank in bulk need no WebAssembly. */
export function kernel(): ReadyKernel {
  ready ??= start();
  return ready;
}

function start(): ReadyKernel {
  const code = Uint8Array.from(atob(KERNEL), character => character.charCodeAt(0));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code));
  const made = exports as unknown as Kernel;
  const { buffer } = made.memory;
  copyTables({
    cardCode: new Int32Array(buffer, made.CARD_CODE.value, 64),
    flushSuit: new Int8Array(buffer, made.FLUSH_SUIT.value, 512),
    nearSuit: new Int8Array(buffer, made.NEAR_SUIT.value, 512),
    flushRank: new Uint16Array(buffer, made.FLUSH_RANK.value, 8192),
    displacement: new Int32Array(buffer, made.DISPLACEMENT.value, 32_768),
    ranks: new Int32Array(buffer, made.RANKS.value, 131_072),
  });
  const { value: cards } = made.CARDS;
  const { value: results } = made.RESULTS;
  return {
    cards: new Uint8Array(buffer, cards, results - cards),
    results: new Int32Array(buffer, results, (made.END.value - results) / 4),
    rankHands: made.rankHands,
    rankCompletions: made.rankCompletions,
  };
}
