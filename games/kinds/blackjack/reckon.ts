type Dealt = readonly [place: string, card: string];

const TENS = new Set(['10', 'J', 'Q', 'K']);

function pointsOf(cards: readonly string[]): number {
  let points = 0;
  let aces = 0;
  for (const card of cards) {
    const rank = card.slice(0, -1);
    if (rank === 'A') aces += 1;
    points += rank === 'A' ? 11 : TENS.has(rank) ? 10 : Number(rank);
  }
  for (; points > 21 && aces > 0; aces -= 1) points -= 10;
  return points;
}

/** The round once more, from the cards of the shoe and what its player did: who got which, and what 1 becomes. */
export function reckon(
  cards: readonly string[],
  moves: readonly string[],
): { readonly deal: readonly Dealt[]; readonly times: number } {
  const deal: Dealt[] = [];
  const take = (place: string): void => {
    const card = cards[deal.length];
    if (card !== undefined) deal.push([place, card]);
  };
  const at = (place: string): number => pointsOf(deal.filter(([of]) => of === place).map(([, card]) => card));
  for (const place of ['player', 'dealer', 'player', 'dealer']) take(place);
  const [first, dealers] = [at('player'), at('dealer')];
  if (first === 21 && dealers === 21) return { deal, times: 1 };
  if (first === 21) return { deal, times: 2.5 };
  if (dealers === 21) return { deal, times: 0 };
  for (const move of moves) if (move === 'hit' || move === 'double') take('player');
  const mine = at('player');
  if (mine > 21) return { deal, times: 0 };
  while (at('dealer') < 17 && deal.length < cards.length) take('dealer');
  const theirs = at('dealer');
  if (theirs > 21 || mine > theirs) return { deal, times: 2 };
  return { deal, times: mine === theirs ? 1 : 0 };
}
