import * as v from 'valibot';
import { decode, decodeList } from '@/adapters/wire/decode';
import { wireDateOrNull } from '@/adapters/wire/wireDate';
import { wireId } from '@/adapters/wire/wireId';
import { wireMoney, wireMoneyNotNegative } from '@/adapters/wire/wireMoney';
import { wireTextOrEmpty } from '@/adapters/wire/wireText';
import { same, wireWord } from '@/adapters/wire/wireWord';
import type { Logger } from '@/application/ports/device/Logger';
import type { StatementPage, StatementQuery } from '@/application/ports/gateways/StatementGateway';
import { ROW_TYPES, type RowEvent, type RowType, type StatementRow } from '@/domain/cashier/Statement';
import type { StatementTab } from '@/domain/cashier/StatementFilter';
import { NO_MONEY } from '@/domain/shared/Money';
import { matchId } from '@/domain/shared/ids';
import { orNull } from '@/adapters/wire/orNull';
import { wireListOrNull } from '@/adapters/wire/wireItems';
import { wireCountOrNone } from '@/adapters/wire/wireCount';

const wireType = wireWord<RowType>(same(ROW_TYPES), 'other');
/** A code that we do not know is named by its type alone (F25). */
const wireEvent = wireWord<RowEvent>(
  [
    ['bet-held', 'betHeld'],
    ['bet-released', 'betReleased'],
    ['bet-settled', 'betSettled'],
    ['settlement-reversed', 'settlementReversed'],
    ['game-bet', 'gameBet'],
    ['game-win', 'gameWin'],
    ['game-refund', 'gameRefund'],
    ['withdraw-returned', 'withdrawReturned'],
    ['bonus-claimed', 'bonusClaimed'],
    ['bonus-released', 'bonusReleased'],
    ['bonus-cancelled', 'bonusCancelled'],
    ['bonus-expired', 'bonusExpired'],
    ...same(['deposit', 'withdraw', 'welcome', 'bonus', 'referral', 'adjustment'] as const),
  ],
  'plain',
);
const moneyOrNull = orNull(wireMoney);

/** assumed: a row, docs/wire.md 4.8. Without an id, a type or an amount it is none. */
export const rowSchema = v.pipe(
  v.object({
    id: wireId,
    createdAt: wireDateOrNull,
    type: wireType,
    code: v.fallback(wireEvent, 'plain'),
    name: wireTextOrEmpty(160),
    detail: wireTextOrEmpty(160),
    refMatchId: v.fallback(wireId, ''),
    reference: v.fallback(wireId, ''),
    amount: wireMoney,
    balance: moneyOrNull,
    coins: v.fallback(wireMoney, NO_MONEY),
    coinsBalance: moneyOrNull,
    result: moneyOrNull,
  }),
  v.transform(({ createdAt, code, refMatchId, ...row }): StatementRow => ({
    ...row,
    at: createdAt,
    event: code,
    matchId: refMatchId === '' ? null : matchId(refMatchId),
  })),
);

const purse = v.fallback(v.object({ cash: moneyOrNull, coins: moneyOrNull }), { cash: null, coins: null });
const sum = orNull(wireMoneyNotNegative);

export const pageSchema = v.object({
  // Not a list: "nothing happened" is a claim about money, and nobody made it.
  statement: wireListOrNull,
  count: wireCountOrNone,
  opening: purse,
  closing: purse,
  totals: v.fallback(v.object({ in: sum, out: moneyOrNull, held: moneyOrNull }), {
    in: null,
    out: null,
    held: null,
  }),
});

export function decodeStatement(data: unknown, logger: Logger): StatementPage | null {
  const page = decode(pageSchema, data, 'statement', logger);
  if (page === null) return null;
  const { statement, count, opening, closing, totals } = page;
  const rows = decodeList(rowSchema, statement, 'statement', logger);
  return {
    rows,
    count: Math.max(count, rows.length),
    lost: (statement?.length ?? 0) - rows.length,
    sums: {
      opening: opening.cash,
      closing: closing.cash,
      openingCoins: opening.coins,
      closingCoins: closing.coins,
      moneyIn: totals.in,
      moneyOut: totals.out,
      held: totals.held,
    },
  };
}

const TYPES: Readonly<Record<StatementTab, string | null>> = {
  all: null,
  payments: 'deposit_withdraw',
  sports: 'sports',
  casino: 'casino',
  bonus: 'bonus',
};

/** CASH-03. assumed: dates as ISO-8601 with a zone, and the words of `type`. */
export function statementQuery(query: StatementQuery): Readonly<Record<string, string>> {
  const type = TYPES[query.tab];
  return {
    skip: String(query.skip),
    pagesize: String(query.pageSize),
    startdate: new Date(query.from).toISOString(),
    enddate: new Date(query.until).toISOString(),
    ...(type === null ? {} : { type }),
  };
}
