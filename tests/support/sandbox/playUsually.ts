import { blackjackHands, pointsOf } from '@/adapters/sandbox/provider/kinds/blackjackHand';
import type { BlackjackMove } from '@/adapters/sandbox/provider/kinds/blackjackHand';
import { shoe } from '@/adapters/sandbox/provider/kinds/cards/pack';
import type { Card } from '@/adapters/sandbox/provider/kinds/cards/pack';
import type { Draw } from '@/adapters/sandbox/provider/fair';

/** The usual strategy of Blackjack, without splits: a double where it is one, else whether to draw. `up`: the dealer's card, an ace is 11. */
function usual(points: number, isSoft: boolean, up: number, mayDouble: boolean): BlackjackMove {
  const within = (from: number, to: number): boolean => up >= from && up <= to;
  if (isSoft) {
    const from = { 13: 5, 14: 5, 15: 4, 16: 4, 17: 3, 18: 3 }[points];
    if (mayDouble && from !== undefined && within(from, 6)) return 'double';
    return points <= 17 || (points === 18 && up >= 9) ? 'hit' : 'stand';
  }
  if (mayDouble) {
    if (points === 11 && up <= 10) return 'double';
    if (points === 10 && up <= 9) return 'double';
    if (points === 9 && within(3, 6)) return 'double';
  }
  if (points <= 11) return 'hit';
  if (points === 12) return within(4, 6) ? 'stand' : 'hit';
  return points >= 17 || up <= 6 ? 'stand' : 'hit';
}

/** One round of Blackjack with a bet of one, as the usual strategy plays it. */
export function playUsually(draw: Draw): { readonly paid: number; readonly staked: number } {
  const next = shoe(draw, 6);
  const cards: Card[] = [];
  /** The cards of the shoe again from the first. */
  const again = (): (() => Card) => {
    let at = 0;
    return () => {
      const card = cards[at] ?? next();
      cards[at] = card;
      at += 1;
      return card;
    };
  };
  const moves: BlackjackMove[] = [];
  for (;;) {
    const { deal, player, times } = blackjackHands(again(), moves);
    if (times !== null) {
      const staked = moves.includes('double') ? 2 : 1;
      return { paid: (staked * times) / 100, staked };
    }
    const mine = deal.filter(([place]) => place === 'player').map(([, card]) => card);
    const [, up] = deal.find(([place]) => place === 'dealer') ?? [];
    const low = mine.reduce((sum, { rank }) => sum + Math.min(rank, 10), 0);
    moves.push(usual(player, player !== low, pointsOf(up === undefined ? [] : [up]), moves.length === 0));
  }
}
