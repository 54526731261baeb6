import type { Action } from '@doorcard/stud';
export function openTable(_id: string, _invitation: string | null): () => void {
  return () => {};
}
export function act(_action: Action): void {}
export function show(): void {}
export function muck(): void {}
export async function sit(_seat: number, _amount: number): Promise<string | null> {
  return null;
}
export async function topUp(_amount: number): Promise<string | null> {
  return null;
}
export function leave(): void {}
export function sitOut(): void {}
export function sitIn(): void {}
export function imIn(): void {}
export function waitForSeat(): void {}
export function stopWaiting(): void {}
export function sayAtTable(_text: string): boolean {
  return true;
}
