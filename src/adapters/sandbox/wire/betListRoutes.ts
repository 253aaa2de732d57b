import { isOpen, waiting } from '../engine/betting/BetRecord';
import type { BetRecord } from '../engine/betting/BetRecord';
import type { PlayerRoute } from './Caller';
import { wireBet } from './present';
import { queryCount, queryMoment, queryText } from './readInput';
import { MALFORMED, success } from './reply';
import { kindOf } from '../engine/markets/marketKinds';

/**
 * Newest first; skip and page size are brought inside sensible bounds, swapped dates are swapped back (X30). A bet that
 * arrives between two pages stands on top: the next page repeats a bet, it never leaves one out.
 */
export const listBets: PlayerRoute = (core, userId, { request }) => {
  const { query } = request;
  const start = queryMoment(query, 'startdate', false);
  const end = queryMoment(query, 'enddate', true);
  if (start === null || end === null) return MALFORMED;
  const from = Math.min(start ?? 0, end ?? Infinity);
  const to = Math.max(start ?? 0, end ?? Infinity);
  const refMatchId = queryText(query, 'refmatchid') ?? '';
  const type = queryText(query, 'markettype') ?? '';
  const status = queryText(query, 'betstatus') ?? '';
  const found = core.book
    .of(userId)
    .filter((bet) => refMatchId === '' || bet.matchId === refMatchId)
    .filter((bet) => bet.createdAt >= from && bet.createdAt <= to)
    .filter((bet) => isOfType(bet, type))
    .filter((bet) => hasStatus(bet, status))
    .toSorted((one, other) => other.createdAt - one.createdAt || other.number - one.number);
  const skip = queryCount(query, 'skip', [0, 1_000_000], 0);
  const size = queryCount(query, 'pagesize', [1, 100], 10);
  const bets = found.slice(skip, skip + size).map((bet) => wireBet(bet, core.kernel.now));
  return success({ bets, count: found.length, totals: totalsOf(found) });
};

/** assumed: the specification knows two types; whatever is not a fancy belongs to the match odds. */
function isOfType(bet: BetRecord, type: string): boolean {
  return type === '' || type === (kindOf({ kind: bet.marketKind }).onRuns ? 'fancy' : 'match_odds');
}

/** Over all that was found, not the page alone. Staked is what was taken or still waits. */
function totalsOf(bets: readonly BetRecord[]): { readonly stake: number; readonly profitLoss: number } {
  let stake = 0;
  let profitLoss = 0;
  for (const bet of bets) {
    stake += bet.matched + waiting(bet);
    profitLoss += bet.result ?? 0;
  }
  return { stake: stake / 100, profitLoss: profitLoss / 100 };
}

function hasStatus(bet: BetRecord, status: string): boolean {
  if (status === 'open') return isOpen(bet);
  if (status === 'settled') return bet.status === 'settled' || bet.status === 'void';
  return true;
}

/** What is held, match by match. */
export const exposure: PlayerRoute = (core, userId) => {
  const rows = new Map<string, { matchName: string; amount: number; bets: number; markets: Set<string> }>();
  for (const bet of core.book.of(userId)) {
    if (!isOpen(bet)) continue;
    const row = rows.get(bet.matchId) ?? { matchName: bet.matchName, amount: 0, bets: 0, markets: new Set() };
    if (!row.markets.has(bet.order.marketId)) row.amount += core.holds.of(userId, bet.order.marketId);
    row.markets.add(bet.order.marketId);
    row.bets += 1;
    rows.set(bet.matchId, row);
  }
  const exposures = [...rows].map(([refMatchId, row]) => ({
    exposureAmount: row.amount / 100,
    matchName: row.matchName,
    refMatchId,
    totalBets: row.bets,
  }));
  return success({ exposureAmount: core.wallets.of(userId).hold / 100, exposures });
};
