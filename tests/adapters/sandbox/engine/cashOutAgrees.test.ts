import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partGreenUp } from '@/adapters/sandbox/engine/betting/cashOut/partGreenUp';
import { positionsOf as engineResults } from '@/adapters/sandbox/engine/betting/cashOut/positionsOf';
import { LADDER } from '@/adapters/sandbox/engine/markets/priceLadder';
import type { Offer } from '@/adapters/sandbox/engine/markets/quotes';
import { cashOutEstimate } from '@/domain/betting/cashOutEstimate';
import { partOf } from '@/domain/betting/cashOutPart';
import { positionsOf } from '@/domain/betting/positions';
import type { RunnerOffers } from '@/domain/betting/RunnerOffers';
import { paise } from '@/domain/shared/Money';
import { odds as oddsOf } from '@/domain/shared/Odds';
import { runnerId } from '@/domain/shared/ids';
import { runs } from '@tests/support/runs';
import { anyTaken, marketOf, taken, type Taken } from './betMother';

/** What is backed and laid of a runner, the best first; the last of each is more than any cash out takes. */
type Prices = readonly [back: readonly Offer[], lay: readonly Offer[]];

const PLENTY = 1_000_000_000_000;
const offer = (odds: number, level = 0, size = PLENTY): Offer => ({ level, odds, size, line: null });
const shown = (offers: readonly Offer[]) =>
  offers.map(({ odds, size }) => ({ price: oddsOf(odds), size: paise(size) }));

/** What the engine quotes for the bets at those prices, or why not; and what the app says on its button. */
function bothSay(prices: readonly Prices[], bets: readonly Taken[], part = 100) {
  const results = engineResults(marketOf(prices.length), bets.map(taken)) ?? [];
  const plan = partGreenUp(
    results.map((each, at) => ({ ...each, back: prices[at]![0], lay: prices[at]![1] })),
    part,
  );
  const offers = new Map<string, RunnerOffers>(
    prices.map(([back, lay], at) => [`r${at}`, { back: shown(back), lay: shown(lay) }]),
  );
  const positions = positionsOf(
    prices.map((_, at) => runnerId(`r${at}`)),
    bets.map(({ runner, side, odds, stake }) => ({
      kind: 'matchOdds' as const,
      runnerId: runnerId(`r${runner}`),
      side,
      odds: oddsOf(odds),
      line: null,
      stake: paise(stake),
    })),
  );
  const label = cashOutEstimate(partOf(positions, part), (runner) => offers.get(runner)!);
  return { quote: typeof plan === 'string' ? plan : plan.amount, label };
}

const step = fc.integer({ min: 0, max: LADDER.length - 1 });
/** Up to three offers, each worse than the one before and of a size that a cash out may use up. */
const depth = fc.tuple(
  fc.integer({ min: 1, max: 3 }),
  fc.array(fc.integer({ min: 1, max: 40_000 }), { minLength: 3, maxLength: 3 }),
);
const prices: fc.Arbitrary<Prices> = fc
  .tuple(step, step, fc.nat(9), depth, depth)
  .map(([one, other, gap, backs, lays]): Prices => {
    const down = (way: 1 | -1, from: number, [count, sizes]: [number, number[]]): readonly Offer[] =>
      Array.from({ length: count }, (_, level) => LADDER[from + level * way])
        .filter((odds) => odds !== undefined)
        .map((odds, level, all) => offer(odds, level, level === all.length - 1 ? PLENTY : sizes[level]));
    return [
      gap === 1 ? [] : down(-1, Math.min(one, other), backs),
      gap === 2 ? [] : down(1, Math.max(one, other), lays),
    ];
  });

describe('[P10] the figure on the cash-out button is what the engine quotes at the same prices', () => {
  it('a back, a lay and a back on three runners, to the paisa', () => {
    const bets: readonly Taken[] = [
      { runner: 0, side: 'back', odds: 230, stake: 33_333 },
      { runner: 1, side: 'lay', odds: 345, stake: 21_777 },
      { runner: 2, side: 'back', odds: 370, stake: 10_101 },
    ];
    const { quote, label } = bothSay(
      [
        [[offer(230)], [offer(232)]],
        [[offer(340)], [offer(345)]],
        [[offer(370)], [offer(375)]],
      ],
      bets,
    );
    expect(quote).toBeTypeOf('number');
    expect(label).toBe(quote);
  });

  it.each([2, 3, 4])('any bets on %i runners, all of it or a part', (runners) => {
    let quotes = 0;
    fc.assert(
      fc.property(
        fc.array(prices, { minLength: runners, maxLength: runners }),
        fc.array(anyTaken(runners), { minLength: 1, maxLength: 6 }),
        fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 100 })),
        (market, bets, part) => {
          const { quote, label } = bothSay(market, bets, part);
          // Level already: the button says what is certain, and asks for no quote.
          if (quote === 'EQUAL') return;
          if (typeof quote === 'number') quotes += 1;
          expect(label).toBe(typeof quote === 'number' ? quote : null);
        },
      ),
      { numRuns: runs(500) },
    );
    expect(quotes).toBeGreaterThan(runs(500) / 10);
  });
});
