import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StatementRow } from '@/domain/cashier/Statement';
import { moneyOfRow, netChange, sumsAgree } from '@/domain/cashier/Statement';
import {
  changeStatementFilter,
  momentsOfStatement,
  readStatementFilter,
  writeStatementFilter,
} from '@/domain/cashier/StatementFilter';
import { statementCsv, statementCsvName } from '@/domain/cashier/statementCsv';
import { paise } from '@/domain/shared/Money';

const NOW = Date.UTC(2026, 3, 2, 9);
const read = (query: Readonly<Record<string, string>>) =>
  readStatementFilter((name) => query[name] ?? null, NOW);
const USUAL = { tab: 'all', days: '7d', page: 1, size: 10 };

describe('the filter of the statement', () => {
  it('[X30] what an address cannot mean is as if it were not there, and no range is longer than 90 days', () => {
    for (const query of [
      {},
      { type: 'coins', days: 'ever', page: '-1', size: '1000000000' },
      { from: '0001-01-01', to: '9999-12-31' },
      { from: '2025-01-01', to: '2026-04-01' },
      { page: '1e9', from: '2026-02-30', to: '2026-03-01' },
    ])
      expect(read(query)).toEqual(USUAL);
    expect(read({ from: '2026-03-20', to: '2026-03-01' }).days).toEqual({
      from: '2026-03-01',
      to: '2026-03-20',
    });
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('type', 'days', 'page', 'size', 'from', 'to'), fc.string()),
        (query) => {
          const { from, until } = momentsOfStatement(read(query), NOW);
          expect(until - from).toBeLessThanOrEqual(90 * 86_400_000);
          expect(from).toBeLessThan(until);
        },
      ),
    );
  });

  it('[CASH-03] an address is as short as can be, and reads as the filter that wrote it', () => {
    expect(writeStatementFilter(read({}))).toEqual({});
    const filter = changeStatementFilter(read({}), { tab: 'sports', days: '30d', page: 3 });
    expect(writeStatementFilter(filter)).toEqual({ type: 'sports', days: '30d', page: '3' });
    expect(read(writeStatementFilter(filter))).toEqual(filter);
    expect(changeStatementFilter(filter, { size: 25 })).toMatchObject({ page: 1, size: 25 });
  });
});

describe('the sums', () => {
  it('[CASH-03] agree when they lead from the opening to the closing balance; not known is not wrong', () => {
    const sums = {
      opening: paise(10),
      closing: paise(25),
      openingCoins: null,
      closingCoins: null,
      moneyIn: paise(20),
      moneyOut: paise(5),
      held: paise(0),
    };
    expect(sumsAgree(sums)).toBe(true);
    expect(sumsAgree({ ...sums, closing: paise(26) })).toBe(false);
    expect(sumsAgree({ ...sums, opening: null })).toBeNull();
    expect(sumsAgree({ ...sums, held: paise(4) })).toBe(false);
    expect(sumsAgree({ ...sums, held: paise(4), closing: paise(21) })).toBe(true);
    expect(sumsAgree({ ...sums, held: null })).toBe(true);
    expect(netChange({ ...sums, held: paise(-4) })).toBe(19);
    expect(netChange({ ...sums, moneyIn: null })).toBeNull();
  });

  it.each([
    ['betHeld', -20_000, null, [0, 0, 20_000]],
    ['betReleased', 5_000, null, [0, 0, -5_000]],
    ['betSettled', 35_000, 20_000, [20_000, 0, -15_000]],
    ['betSettled', 0, -15_000, [0, 15_000, -15_000]],
    ['betSettled', 15_000, 0, [0, 0, -15_000]],
    ['betSettled', 35_000, null, [35_000, 0, 0]],
    ['settlementReversed', -35_000, -20_000, [0, 20_000, 15_000]],
    ['settlementReversed', 0, 15_000, [15_000, 0, 15_000]],
    ['gameBet', -2_000, null, [0, 2_000, 0]],
    ['gameWin', 4_000, 2_000, [4_000, 0, 0]],
    ['deposit', 50_000, null, [50_000, 0, 0]],
    ['gameRefund', 2_000, null, [0, -2_000, 0]],
    ['withdrawReturned', 30_000, null, [0, -30_000, 0]],
    ['plain', -100, null, [0, 100, 0]],
  ] as const)(
    '[CASH-03] a stake that is held or comes back is neither in nor out, and a return takes back what went out: %s of %i, result %s',
    (event, amount, result, [moneyIn, moneyOut, held]) => {
      const row = { event, amount: paise(amount), result: result === null ? null : paise(result) };
      expect(moneyOfRow(row)).toEqual({ moneyIn, moneyOut, held });
      expect(moneyIn - moneyOut - held).toBe(amount);
    },
  );
});

describe('the statement as a file', () => {
  const row: StatementRow = {
    id: 'T1',
    at: NOW,
    type: 'bet',
    event: 'betHeld',
    name: '=HYPERLINK("http://x")',
    detail: '',
    matchId: null,
    reference: '@SUM(A1)',
    amount: paise(-20_050),
    balance: paise(-5),
    coins: paise(0),
    coinsBalance: null,
    result: null,
  };

  it('[X10] runs no formula, whatever a name is', () => {
    const text = statementCsv(
      [row, { ...row, id: 'T2', event: 'betSettled', amount: paise(514), result: paise(7), at: null }],
      {
        head: (column) => column,
        type: ({ type }) => type,
        what: ({ name }) => name,
      },
    );
    expect(text.replace('\uFEFF', '').split('\r\n')).toEqual([
      'at,type,what,credit,debit,held,balance,coins,coinsBalance,reference,id',
      `2026-04-02 14:30:00,bet,"'=HYPERLINK(""http://x"")",,,200.50,-0.05,,,'@SUM(A1),T1`,
      `,bet,"'=HYPERLINK(""http://x"")",0.07,,-5.07,-0.05,,,'@SUM(A1),T2`,
      '',
    ]);
    expect(statementCsvName('sports', '2026-03-27', '2026-04-02')).toBe(
      'statement-sports-2026-03-27-to-2026-04-02.csv',
    );
  });
});
