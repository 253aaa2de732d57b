import type { Bet, BetStatus } from './Bet';

const STANDING: readonly BetStatus[] = ['lapsed', 'cancelled', 'settled', 'void'];

/** Where a bet can go from each state (P18). News may be lost, so steps in between may be missing. */
const NEXT: Readonly<Record<BetStatus, readonly BetStatus[]>> = {
  pending: ['unmatched', 'partlyMatched', 'matched', 'rejected', ...STANDING],
  unmatched: ['partlyMatched', 'matched', ...STANDING],
  partlyMatched: ['matched', ...STANDING],
  matched: ['settled', 'void'],
  // Neither says how far the bet got: whatever is told of it says more.
  open: ['pending', 'unmatched', 'partlyMatched', 'matched', 'rejected', ...STANDING],
  other: ['pending', 'unmatched', 'partlyMatched', 'matched', 'open', 'rejected', ...STANDING],
  // The part of a bet that was matched before the rest lapsed still settles.
  lapsed: ['settled', 'void'],
  cancelled: ['settled', 'void'],
  // A result can be corrected.
  settled: ['void'],
  void: ['settled'],
  rejected: [],
};

const OPEN: ReadonlySet<BetStatus> = new Set(['pending', 'unmatched', 'partlyMatched', 'matched', 'open']);

/** Whether money still hangs on the bet. */
export function isOpenBet(bet: Bet): boolean {
  return OPEN.has(bet.status);
}

/**
 * The newer of two tellings of one bet: replies, pushes and answers by key arrive in any order and more than once. A final state absorbs what
 * came before it (P18).
 */
export function laterBet(known: Bet, told: Bet): Bet {
  if (known.status === told.status || isCorrection(known, told)) return isOlder(known, told) ? known : told;
  return NEXT[known.status].includes(told.status) && !isFinishedWithout(known) ? told : known;
}

function isCorrection(known: Bet, told: Bet): boolean {
  return known.settledAt !== null && told.settledAt !== null && NEXT[known.status].includes(told.status);
}

function isOlder(known: Bet, told: Bet): boolean {
  if (known.settledAt !== null && told.settledAt !== null) return told.settledAt < known.settledAt;
  return told.matched < known.matched;
}

/** Lapsed or cancelled with nothing matched: nothing is left that could settle. */
function isFinishedWithout(bet: Bet): boolean {
  return (bet.status === 'lapsed' || bet.status === 'cancelled') && bet.matched === 0;
}
