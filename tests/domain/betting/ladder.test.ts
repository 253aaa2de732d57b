import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LADDER_REACH,
  ladderMiddle,
  ladderRows,
  movedMiddle,
  sizesByOdds,
  waitingBets,
  waitingBeyond,
  waitsAt,
} from '@/domain/betting/ladder';
import { paise, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { betId, marketId, runnerId } from '@/domain/shared/ids';
import { ODDS_LADDER, tickDown, tickUp } from '@/domain/sports/oddsLadder';
import { aBet } from '@tests/support/mothers/betting';
import { HOME, MARKET } from '@tests/support/mothers/sports';

const price = fc.constantFrom(...ODDS_LADDER);

describe('the rows of a ladder', () => {
  it('are neighbours on the ladder, highest first, always as many, and hold the middle', () => {
    fc.assert(
      fc.property(price, (middle) => {
        const rows = ladderRows(middle);
        expect(rows).toHaveLength(2 * LADDER_REACH + 1);
        expect(rows).toContain(middle);
        for (const [at, row] of rows.entries()) if (at > 0) expect(row).toBe(tickDown(rows[at - 1] ?? row));
      }),
    );
  });

  it('have the best prices in their middle, also when both are far from the ends', () => {
    fc.assert(
      fc.property(price, price, (one, other) => {
        const [back, lay] = one < other ? [one, other] : [other, one];
        const middle = ladderMiddle(back, lay);
        expect(middle).toBeGreaterThanOrEqual(back);
        expect(middle).toBeLessThanOrEqual(lay);
      }),
    );
    expect(ladderMiddle(odds(200), odds(220))).toBe(210);
    expect([ladderMiddle(null, null), ladderMiddle(odds(310), null), ladderMiddle(null, odds(145))]).toEqual([
      200, 310, 145,
    ]);
  });

  it('move up and down by rows, and stop at either end', () => {
    expect(movedMiddle(odds(200), 1)).toBe(tickUp(odds(200)));
    expect(movedMiddle(odds(200), -1)).toBe(tickDown(odds(200)));
    expect(movedMiddle(odds(101), -12)).toBe(101);
    expect(movedMiddle(odds(100_000), 12)).toBe(100_000);
  });
});

describe('a bet waits', () => {
  it.each([
    ['back', 200, 200, false],
    ['back', 198, 200, false],
    ['back', 202, 200, true],
    ['lay', 202, 202, false],
    ['lay', 204, 202, false],
    ['lay', 200, 202, true],
    ['back', 200, null, true],
    ['lay', 200, null, true],
  ] as const)('%s at %s where %s is on offer: %s', (side, asked, best, waits) => {
    expect(waitsAt(side, odds(asked), best === null ? null : odds(best))).toBe(waits);
  });
});

describe('what stands in them', () => {
  it('is what the feed told, each level at its odds, and nothing else', () => {
    const level = fc.option(fc.record({ price, size: fc.integer({ min: 1, max: 10 ** 9 }).map(paise) }));
    fc.assert(
      fc.property(fc.array(level, { maxLength: 10 }), (levels) => {
        const sizes = sizesByOdds(levels);
        const known = levels.filter((each) => each !== null);
        expect([...sizes.keys()].toSorted()).toEqual(
          [...new Set(known.map((each) => each.price))].toSorted(),
        );
        const sum = (all: Iterable<number>): number => [...all].reduce((one, other) => one + other, 0);
        expect(sum(sizes.values())).toBe(sum(known.map((each) => each.size)));
      }),
    );
  });

  it('own bets: what waits of them, on this runner, at the odds that were asked for', () => {
    const waits = aBet({
      id: betId('w'),
      status: 'partlyMatched',
      odds: odds(212),
      requestedOdds: odds(210),
      stake: rupees(500),
      matched: rupees(200),
    });
    const others = [
      aBet({ id: betId('m'), status: 'matched' }),
      aBet({ id: betId('o'), status: 'unmatched', runnerId: runnerId('another') }),
      aBet({ id: betId('p'), status: 'pending' }),
      { ...waits, id: betId('n'), marketId: marketId('another') },
    ];
    expect(waitingBets([waits, ...others], MARKET, HOME)).toEqual([
      { ids: ['w'], replaced: [], side: waits.side, odds: 210, waiting: rupees(300) },
    ]);
  });

  it('own bets at the same odds of a side are in one place, the oldest first', () => {
    const at = (id: string, side: 'back' | 'lay', asked: number) =>
      aBet({
        id: betId(id),
        side,
        status: 'unmatched',
        odds: odds(asked),
        requestedOdds: odds(asked),
        stake: rupees(500),
        matched: rupees(0),
      });
    const newestFirst = [
      at('4', 'lay', 210),
      { ...at('3', 'back', 210), replaces: betId('0') },
      at('2', 'back', 212),
      at('1', 'back', 210),
    ];
    expect(waitingBets(newestFirst, MARKET, HOME)).toEqual([
      { ids: ['1', '3'], replaced: ['0'], side: 'back', odds: 210, waiting: rupees(1_000) },
      { ids: ['2'], replaced: [], side: 'back', odds: 212, waiting: rupees(500) },
      { ids: ['4'], replaced: [], side: 'lay', odds: 210, waiting: rupees(500) },
    ]);
  });

  it('own bets beyond the rows are counted, each once', () => {
    const bets = fc.array(price, { maxLength: 12 }).map((all) =>
      all.map((each, at) => ({
        ids: [betId(`${at}`), betId(`${at}b`)],
        replaced: [],
        side: 'back' as const,
        odds: each,
        waiting: paise(1),
      })),
    );
    fc.assert(
      fc.property(bets, price, (waiting, middle) => {
        const rows = ladderRows(middle);
        const { above, below } = waitingBeyond(waiting, rows);
        const within = waiting.filter((bet) => rows.includes(bet.odds)).length;
        expect(above + 2 * within + below).toBe(2 * waiting.length);
      }),
    );
  });
});
