import type { BalancedRow, RowGroup } from '../engine/cashier/statement/StatementRow';
import type { PlayerRoute } from './Caller';
import { oneOf, queryCount, queryMoment, queryText } from './readInput';
import { MALFORMED, refusal, success } from './reply';

const GROUPS: readonly RowGroup[] = ['deposit_withdraw', 'sports', 'casino', 'bonus'];
const DAY_MS = 86_400_000;
/** Ninety days and the hours by which two ends of days may differ. */
const MAX_MS = 91 * DAY_MS;

/** CASH-03. assumed: everything of it but the path (docs/wire.md 4.8). Newest first; swapped dates are swapped back (X30). */
export const statement: PlayerRoute = (core, userId, { request }) => {
  const { query } = request;
  const start = queryMoment(query, 'startdate', false);
  const end = queryMoment(query, 'enddate', true);
  if (start === null || end === null) return MALFORMED;
  const to = Math.max(start ?? 0, end ?? core.kernel.now);
  const from = Math.min(start ?? to - 30 * DAY_MS, end ?? Infinity);
  if (to - from > MAX_MS) return refusal(422, 'Please choose at most 90 days.', 'RANGE_TOO_WIDE');
  const group = oneOf(queryText(query, 'type'), GROUPS);
  const found = core.statement.of(userId, { from, to, group });
  const skip = queryCount(query, 'skip', [0, 1_000_000], 0);
  const size = queryCount(query, 'pagesize', [1, 100], 10);
  return success({
    statement: found.rows.slice(skip, skip + size).map(wireRow),
    count: found.rows.length,
    opening: { cash: found.opening.cash / 100, coins: found.opening.coins / 100 },
    closing: { cash: found.closing.cash / 100, coins: found.closing.coins / 100 },
    totals: {
      in: found.cashIn / 100,
      out: found.cashOut / 100,
      held: found.held / 100,
      coins: found.coins / 100,
    },
  });
};

function wireRow(row: BalancedRow): unknown {
  return {
    id: `T${row.id}`,
    createdAt: new Date(row.at).toISOString(),
    type: row.type,
    group: row.group,
    code: row.code,
    name: row.place,
    detail: row.detail,
    refMatchId: row.matchId,
    reference: row.ref,
    amount: row.cash / 100,
    balance: row.cashAfter / 100,
    coins: row.coins / 100,
    coinsBalance: row.coinsAfter / 100,
    result: row.result === null ? null : row.result / 100,
  };
}
