// The peers that come without types, as far as they are used here.
declare module 'phe' {
  const phe: { evaluateCardCodes(codes: readonly number[]): number };
  export default phe;
}
declare module 'pokersolver' {
  const pokersolver: { readonly Hand: { solve(cards: readonly string[]): { readonly rank: number } } };
  export default pokersolver;
}
