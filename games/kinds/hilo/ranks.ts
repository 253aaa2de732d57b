export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

function rankOf(card: string): number {
  return RANKS.indexOf(card.slice(0, -1)) + 1;
}

export function isRight(before: string, isHigher: boolean, after: string): boolean {
  const rise = rankOf(after) - rankOf(before);
  if (rise === 0) return rankOf(before) !== (isHigher ? 1 : RANKS.length);
  return rise > 0 === isHigher;
}

/** In thirteen: higher and lower both take the same rank, but after an ace or a king no guess is sure. */
export function ranksFor(card: string, isHigher: boolean): number {
  const rank = rankOf(card);
  return Math.min(RANKS.length - 1, isHigher ? RANKS.length + 1 - rank : rank);
}
