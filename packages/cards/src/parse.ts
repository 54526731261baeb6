import { type Card, cardOf, printCard, RANK_LETTERS, SUIT_LETTERS } from './card.ts';
import { fault, ok, type Result } from './result.ts';

const HOW = 'write a rank (2-9, T or 10, J, Q, K, A) and a suit (c, d, h, s), as in As or 10d';
const SYMBOLS = '♣♦♥♠';

/** Reads one card: `As`, `10s` (a ten), `tS`, `A♠`. Anything else is refused with a sentence. */
export function parseCard(text: string): Result<Card> {
  const match = /^(10|[2-9TJQKA])([cdhs♣♦♥♠])$/i.exec(text.trim());
  if (match === null) return fault('unknown-card', `"${text}" is not a card; ${HOW}.`);
  return ok(cardFrom(match[1]!, match[2]!));
}

/**
 * Reads cards written one after the other, with or without spaces or commas between them: `AsKd10c`.
 * A text that is no card, and a card that comes twice, are refused with a sentence that names it.
 */
export function parseCards(text: string): Result<Card[]> {
  const cards: Card[] = [];
  const pattern = /[\s,]*(10|[2-9TJQKA])([cdhs♣♦♥♠])/iy;
  let at = 0;
  while (at < text.length) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) {
      const rest = text.slice(at).trim().replace(/^,+/, '').trim();
      if (rest === '') break;
      return fault('unknown-card', `"${rest.slice(0, 20)}" is not a card; ${HOW}.`);
    }
    const card = cardFrom(match[1]!, match[2]!);
    if (cards.includes(card))
      return fault('duplicate-card', `${printCard(card)} comes twice; a deck has each card once.`);
    cards.push(card);
    at = pattern.lastIndex;
  }
  return ok(cards);
}

function cardFrom(rank: string, suit: string): Card {
  const letter = rank === '10' ? 'T' : rank.toUpperCase();
  const symbol = SYMBOLS.indexOf(suit);
  return cardOf(
    RANK_LETTERS.indexOf(letter),
    symbol >= 0 ? symbol : SUIT_LETTERS.indexOf(suit.toLowerCase()),
  );
}
