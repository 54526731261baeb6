import { isUp } from './board.ts';
import type { Hand, HandEvent, MaybeCard, PlayerState, Viewer } from './types.ts';

/**
 * What one person may see of a hand: down cards of others that were not shown, and burned cards, are null.
 * This function and `viewEvent` are the only projection there is; nothing else hides a card.
 */
export function view(hand: Hand, viewer: Viewer): Hand {
  return {
    ...hand,
    players: hand.players.map(player => viewPlayer(player, viewer)),
    burned: hand.burned.map(() => null),
  };
}

function viewPlayer(player: PlayerState, viewer: Viewer): PlayerState {
  if (player.seat === viewer || player.showdown === 'shown') return player;
  return { ...player, cards: player.cards.map((card, place): MaybeCard => (isUp(place) ? card : null)) };
}

/** What one person may see of an event. Viewed events, folded by `evolve`, make that person's view. */
export function viewEvent(event: HandEvent, viewer: Viewer): HandEvent {
  switch (event.type) {
    case 'card-dealt':
      return event.up || event.seat === viewer ? event : { ...event, card: null };
    case 'card-burned':
      return { ...event, card: null };
    default:
      return event;
  }
}
