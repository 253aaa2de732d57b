import type { Card } from './cards/pack';

export type BlackjackMove = 'hit' | 'stand' | 'double';

/** A round as far as it has come. */
export interface BlackjackHands {
  /** In the order dealt; the dealer's second card lies face down until the round is over. */
  readonly deal: readonly (readonly [place: 'player' | 'dealer', card: Card])[];
  readonly player: number;
  readonly dealer: number;
  /** Hundredths that 1 of all that was bet becomes; null: it is the player's turn. */
  readonly times: number | null;
}

const [MAX_POINTS, DEALER_STOP] = [21, 17];
/** 21 with the first two cards. */
const BLACKJACK_PAYS = 250;

/** The points of a hand: pictures count ten, an ace eleven where that does not go over, else one. */
export function pointsOf(cards: readonly Card[]): number {
  const low = cards.reduce((sum, { rank }) => sum + Math.min(rank, 10), 0);
  return cards.some(({ rank }) => rank === 1) && low + 10 <= MAX_POINTS ? low + 10 : low;
}

/**
 * A hand against the dealer, who looks at both cards first and draws to seventeen. 21 with the first two cards pays one and a half times more; a
 * doubled bet gets one card. `next`: the cards of the shoe.
 */
export function blackjackHands(next: () => Card, moves: readonly BlackjackMove[]): BlackjackHands {
  const player: Card[] = [];
  const dealer: Card[] = [];
  const deal: (readonly ['player' | 'dealer', Card])[] = [];
  const take = (place: 'player' | 'dealer'): void => {
    const card = next();
    (place === 'player' ? player : dealer).push(card);
    deal.push([place, card]);
  };
  for (const place of ['player', 'dealer', 'player', 'dealer'] as const) take(place);
  const at = (times: number | null): BlackjackHands => ({
    deal,
    player: pointsOf(player),
    dealer: pointsOf(dealer),
    times,
  });
  const [mine, theirs] = [pointsOf(player), pointsOf(dealer)];
  if (mine === MAX_POINTS || theirs === MAX_POINTS)
    return at(mine === theirs ? 100 : mine === MAX_POINTS ? BLACKJACK_PAYS : 0);
  for (const move of moves) if (move !== 'stand') take('player');
  if (pointsOf(player) > MAX_POINTS) return at(0);
  const last = moves.at(-1);
  if (last !== 'stand' && last !== 'double' && pointsOf(player) < MAX_POINTS) return at(null);
  while (pointsOf(dealer) < DEALER_STOP) take('dealer');
  const lead = pointsOf(player) - pointsOf(dealer);
  return at(pointsOf(dealer) > MAX_POINTS || lead > 0 ? 200 : lead === 0 ? 100 : 0);
}
