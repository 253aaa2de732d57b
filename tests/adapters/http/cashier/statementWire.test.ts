import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeStatement } from '@/adapters/http/cashier/statementWire';
import { RecordingLogger } from '@tests/support/RecordingLogger';
import { wireRow, wireStatement } from '@tests/support/wire/wireFixtures';

const decoded = (changes: object) => decodeStatement({ ...wireStatement, ...changes }, new RecordingLogger());
const one = (changes: object) => decoded({ statement: [{ ...wireRow, ...changes }] })?.rows[0];

describe('the statement as it comes', () => {
  it('[CASH-03] reads rows, count and sums', () => {
    expect(decoded({})).toEqual({
      rows: [
        {
          id: 'T1',
          at: Date.UTC(2026, 0, 15, 8, 30),
          type: 'bet',
          event: 'betHeld',
          name: 'Indore v Kochi',
          detail: 'Match Odds',
          matchId: 'match1',
          reference: 'm1',
          amount: -20_000,
          balance: 980_000,
          coins: 0,
          coinsBalance: 50_000,
          result: null,
        },
      ],
      count: 1,
      lost: 0,
      sums: {
        opening: 1_000_000,
        closing: 980_000,
        openingCoins: 50_000,
        closingCoins: 50_000,
        moneyIn: 0,
        moneyOut: 0,
        held: 20_000,
      },
    });
  });

  it('[F24] no list is no statement; null is an empty one', () => {
    for (const statement of [{}, 'x', 7, undefined]) expect(decoded({ statement })).toBeNull();
    expect(decoded({ statement: null, count: 0 })?.rows).toEqual([]);
  });

  it('[F23] [F25] [F26] [F30] keeps what can be read and counts what cannot', () => {
    const page = decoded({
      statement: [
        wireRow,
        null,
        { ...wireRow, amount: '1,500' },
        { ...wireRow, amount: '1e3' },
        { ...wireRow, id: 2 ** 60 },
      ],
      count: 5,
    });
    expect(page).toMatchObject({ count: 5, lost: 4 });
    expect(page?.rows).toHaveLength(1);
    expect(
      one({ amount: '-1.5', type: 'LOTTERY', code: 'x', createdAt: 'soon', balance: 'x', reference: 9 }),
    ).toMatchObject({
      amount: -150,
      type: 'other',
      event: 'plain',
      at: null,
      balance: null,
      reference: '9',
    });
    expect(decoded({ opening: 7, closing: null, totals: { in: -5, out: 'x' } })?.sums).toEqual({
      opening: null,
      closing: null,
      openingCoins: null,
      closingCoins: null,
      moneyIn: null,
      moneyOut: null,
      held: null,
    });
    expect(decoded({ totals: { in: 5, out: 1 } })?.sums).toMatchObject({
      moneyIn: 500,
      moneyOut: 100,
      held: null,
    });
    expect(decoded({ totals: { in: 5, out: 1, held: -3 } })?.sums).toMatchObject({ held: -300 });
  });

  it('[F24] never throws', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (data, statement) => {
        decodeStatement(data, new RecordingLogger());
        decoded({ statement });
      }),
    );
  });
});
