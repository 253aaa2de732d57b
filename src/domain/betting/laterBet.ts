import type { Bet, BetStatus } from './Bet';

const FINAL: readonly BetStatus[] = ['lapsed', 'cancelled', 'settled', 'void'];

/** Where a bet can go from each state (P18). News may be lost, so steps in between may be missing. */
const NEXT: Readonly<Record<BetStatus, readonly BetStatus[]>> = {
  pending: ['unmatched', 'partlyMatched', 'matched', 'rejected', ...FINAL],
  unmatched: ['partlyMatched', 'matched', ...FINAL],
  partlyMatched: ['matched', ...FINAL],
  matched: ['settled', 'void'],
  // Neither says how far the bet got: whatever is received of it says more.
  open: ['pending', 'unmatched', 'partlyMatched', 'matched', 'rejected', ...FINAL],
  other: ['pending', 'unmatched', 'partlyMatched', 'matched', 'open', 'rejected', ...FINAL],
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
export function laterBet(known: Bet, received: Bet): Bet {
  if (known.status === received.status || isCorrection(known, received))
    return isOlder(known, received) ? known : received;
  return NEXT[known.status].includes(received.status) && !isFinishedWithout(known) ? received : known;
}

function isCorrection(known: Bet, received: Bet): boolean {
  return (
    known.settledAt !== null && received.settledAt !== null && NEXT[known.status].includes(received.status)
  );
}

function isOlder(known: Bet, received: Bet): boolean {
  if (known.settledAt !== null && received.settledAt !== null) return received.settledAt < known.settledAt;
  return received.matched < known.matched;
}

/** Lapsed or cancelled with nothing matched: nothing is left that could settle. */
function isFinishedWithout(bet: Bet): boolean {
  return (bet.status === 'lapsed' || bet.status === 'cancelled') && bet.matched === 0;
}
