import { isOpen } from '../engine/betting/BetRecord';
import type { BetRecord } from '../engine/betting/BetRecord';
import type { PlayerRoute } from './Caller';
import { BET_KEY, fitsKind, orderIn } from './orderIn';
import { wireBet } from './present';
import { queryCount, queryMoment, queryText } from './readInput';
import { MALFORMED, refusal, success } from './reply';

export const placeBet: PlayerRoute = (core, userId, { request }) => {
  const order = orderIn(request.body);
  if (order === null || !fitsKind(order, core.world.market(order.marketId)?.market ?? null)) return MALFORMED;
  const reply = core.bets.place(userId, order);
  if ('bet' in reply) return success({ bet: wireBet(reply.bet, core.kernel.now) });
  return reply.code === 'KEY_REUSED'
    ? refusal(409, 'This key belongs to another bet.', 'KEY_REUSED')
    : refusal(404, 'This market is not on offer.', 'MARKET_UNKNOWN');
};

export const betByKey: PlayerRoute = (core, userId, { request }) => {
  const key = request.path.slice(request.path.lastIndexOf('/') + 1);
  const bet = BET_KEY.test(key) ? core.book.withKey(userId, key, core.kernel.now) : null;
  if (bet === null) return refusal(404, 'No bet with this key was received.', 'KEY_UNKNOWN');
  return success({ bet: wireBet(bet, core.kernel.now) });
};

/** Newest first; skip and page size are brought inside sensible bounds, swapped dates are swapped back (X30). */
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
    .filter((bet) => type === '' || bet.marketKind === type)
    .filter((bet) => hasStatus(bet, status))
    .sort((one, other) => other.createdAt - one.createdAt || other.number - one.number);
  const skip = queryCount(query, 'skip', [0, 1_000_000], 0);
  const size = queryCount(query, 'pagesize', [1, 100], 10);
  const bets = found.slice(skip, skip + size).map((bet) => wireBet(bet, core.kernel.now));
  return success({ bets, count: found.length });
};

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
