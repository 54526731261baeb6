export { hasDecimals, printAmount, readAmount } from './amount.ts';
export { decodeHistory, encodingOf } from './decode.ts';
export { phhReader, writePhh, writePhhs } from './phh.ts';
export * from './record.ts';
export { houseOfRoom } from './room-houses.ts';
export { pokerstarsReader } from './rooms/pokerstars.ts';
export { type Mismatch, printMismatch } from './verify/mismatch.ts';
export type { Decision } from './verify/replay-record.ts';
export { type Verdict, verify } from './verify/verify.ts';
