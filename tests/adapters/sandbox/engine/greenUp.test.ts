import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greenUp } from '@/adapters/sandbox/engine/betting/cashOut/greenUp';
import type { GreenUp, RunnerPosition } from '@/adapters/sandbox/engine/betting/cashOut/greenUp';
import { positionsOf } from '@/adapters/sandbox/engine/betting/cashOut/positionsOf';
import type { Market } from '@/adapters/sandbox/engine/markets/Market';
import { LADDER } from '@/adapters/sandbox/engine/markets/priceLadder';
import type { Offer } from '@/adapters/sandbox/engine/markets/quotes';
import { runs } from '@tests/support/runs';
import { marketOf, resting, runnerNamed, taken } from './betMother';

const MUCH = 1_000_000_000;
const offers = (...prices: readonly (readonly [odds: number, size: number])[]): readonly Offer[] =>
  prices.map(([odds, size], level) => ({ level, odds, size, line: null }));

function runner(runnerId: string, result: number, back: number, lay: number, size = MUCH): RunnerPosition {
  return { runnerId, result, back: offers([back, size]), lay: offers([lay, size]) };
}

function planOf(positions: readonly RunnerPosition[]): GreenUp {
  const plan = greenUp(positions);
  if (typeof plan === 'string') throw new Error(plan);
  return plan;
}

const spread = ({ outcomes }: GreenUp): number =>
  Math.max(...outcomes.map((each) => each.result)) - Math.min(...outcomes.map((each) => each.result));

describe('greening up', () => {
  it('[P08] lays off a back whose odds came in: S = (W - l)/O', () => {
    const plan = planOf([runner('a', 10_000, 150, 160), runner('b', -10_000, 250, 300)]);
    expect(plan.legs).toEqual([{ runnerId: 'a', side: 'lay', level: 0, odds: 160, stake: 12_500 }]);
    expect(plan).toMatchObject({
      amount: 2_500,
      outcomes: [
        { runnerId: 'a', result: 2_500 },
        { runnerId: 'b', result: 2_500 },
      ],
    });
  });

  it('[P08] backs a lay whose odds went out, and a loss is cut as well', () => {
    const plan = planOf([runner('a', -10_000, 400, 410), runner('b', 10_000, 130, 140)]);
    expect(plan.legs).toEqual([{ runnerId: 'a', side: 'back', level: 0, odds: 400, stake: 5_000 }]);
    expect(plan.amount).toBe(5_000);
    expect(planOf([runner('a', 10_000, 380, 400), runner('b', -10_000, 130, 140)]).amount).toBe(-5_000);
  });

  it('levels three runners by the cheaper way', () => {
    const plan = planOf([
      runner('a', 20_000, 195, 200),
      runner('b', -10_000, 390, 400),
      runner('draw', -10_000, 390, 400),
    ]);
    expect(plan.legs).toEqual([{ runnerId: 'a', side: 'lay', level: 0, odds: 200, stake: 15_000 }]);
    expect(plan.amount).toBe(5_000);
  });

  it('goes down the book as far as it is deep, each level a bet at its own odds', () => {
    const runnerStatus = {
      runnerId: 'a',
      result: 10_000,
      back: [],
      lay: offers([160, 5_000], [170, 50_000]),
    };
    const plan = planOf([runnerStatus, { runnerId: 'b', result: -10_000, back: [], lay: [] }]);
    expect(plan.legs.map((leg) => [leg.level, leg.odds, leg.stake])).toEqual([
      [0, 160, 5_000],
      [1, 170, 7_059],
    ]);
    expect(spread(plan)).toBeLessThanOrEqual(2);
  });

  it.each<readonly [string, readonly RunnerPosition[], string]>([
    [
      'no opposing price',
      [
        { runnerId: 'a', result: 10_000, back: [], lay: [] },
        { runnerId: 'b', result: -10_000, back: [], lay: [] },
      ],
      'NO_PRICE',
    ],
    ['a book too thin', [runner('a', 10_000, 150, 160, 5), runner('b', -10_000, 250, 300, 5)], 'NOT_ENOUGH'],
    ['nothing to level', [runner('a', 0, 150, 160), runner('b', 0, 250, 300)], 'EQUAL'],
    ['small change', [runner('a', 40, 150, 160), runner('b', 0, 250, 300)], 'EQUAL'],
  ])('%s', (_, positions, why) => {
    expect(greenUp(positions)).toBe(why);
  });

  it('never locks in what the worst result brings anyway', () => {
    const positions = [
      { runnerId: 'a', result: 10_000, back: [], lay: [] },
      { runnerId: 'b', result: -10_000, back: offers([101, MUCH]), lay: [] },
      { runnerId: 'c', result: -10_000, back: offers([101, MUCH]), lay: [] },
    ];
    expect(greenUp(positions)).toBe('NO_PRICE');
  });

  it('[P08] levels a bookmaker position at its rates, and counts what is taken alone', () => {
    const [one, two] = [runnerNamed('r0'), runnerNamed('r1')];
    Object.assign(one, { back: 80, lay: 82, backDepth: [MUCH, 0, 0], layDepth: [MUCH, 0, 0] });
    Object.assign(two, { back: 118, lay: 121, backDepth: [MUCH, 0, 0], layDepth: [MUCH, 0, 0] });
    const market: Market = { ...marketOf(2), kind: 'bookmaker', runners: [one, two] };
    const bets = [
      taken({ runner: 0, side: 'back', odds: 200, stake: 100_000 }),
      resting({ runner: 1, side: 'back', odds: 500, stake: 70_000 }),
    ];
    expect(positionsOf(market, [])).toBeNull();
    const positions = positionsOf(market, bets) ?? [];
    expect(positions.map((each) => each.result)).toEqual([100_000, -100_000]);
    const plan = planOf(positions);
    expect(plan.legs).toEqual([{ runnerId: 'r0', side: 'lay', level: 0, odds: 182, stake: 109_890 }]);
    expect(plan.amount).toBe(9_890);
    expect(spread(plan)).toBeLessThanOrEqual(2);
    one.status = 'SUSPENDED';
    expect(positionsOf(market, bets)?.[0]).toMatchObject({ back: [], lay: [] });
  });

  const depth = fc.integer({ min: 0, max: 50_000_000 });
  const runnerStatus = (at: number): fc.Arbitrary<RunnerPosition> =>
    fc
      .record({
        result: fc.integer({ min: -10_000_000, max: 10_000_000 }),
        back: fc.integer({ min: 3, max: 340 }),
        sizes: fc.tuple(depth, depth, depth, depth, depth, depth),
      })
      .map(({ result, back, sizes: [one, two, three, four, five, six] }) => {
        const level = (index: number, size: number, up: number): readonly [number, number] => [
          LADDER[back + index * up] ?? 101,
          size,
        ];
        const real = (list: readonly (readonly [number, number])[]): readonly Offer[] =>
          offers(...list).filter((offer) => offer.size > 0);
        return {
          runnerId: `r${at}`,
          result,
          back: real([level(0, one, -1), level(1, two, -1), level(2, three, -1)]),
          lay: real([level(1, four, 1), level(2, five, 1), level(3, six, 1)]),
        };
      });

  it('[P08] ends within O/2 paise for each levelled runner and one for each bet, takes no more than there is, improves the worst', () => {
    let plans = 0;
    fc.assert(
      fc.property(
        fc
          .integer({ min: 2, max: 4 })
          .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => runnerStatus(at)))),
        (positions) => {
          const plan = greenUp(positions);
          if (typeof plan === 'string') return;
          plans += 1;
          // A rest that rounds to nothing at the next price is left: so the odds of all that a runner offers count.
          const half = positions.map(
            ({ back, lay }) => Math.max(0, ...[...back, ...lay].map((offer) => offer.odds)) / 200,
          );
          const [one = 0, two = 0] = half.toSorted((a, b) => b - a);
          expect(spread(plan)).toBeLessThanOrEqual(one + two + plan.legs.length);
          expect(plan.amount).toBeGreaterThan(Math.min(...positions.map((each) => each.result)));
          for (const leg of plan.legs) {
            const offer = positions
              .find((each) => each.runnerId === leg.runnerId)
              ?.[leg.side].find(({ level }) => level === leg.level);
            expect(leg.odds).toBe(offer?.odds);
            expect(leg.stake).toBeGreaterThan(0);
            expect(leg.stake).toBeLessThanOrEqual(offer?.size ?? 0);
          }
        },
      ),
      { numRuns: runs(1_000) },
    );
    expect(plans).toBeGreaterThan(100);
  });
});
