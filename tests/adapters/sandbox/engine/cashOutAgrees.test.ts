import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partGreenUp } from '@/adapters/sandbox/engine/betting/cashOut/partGreenUp';
import { positionsOf as engineResults } from '@/adapters/sandbox/engine/betting/cashOut/positionsOf';
import { LADDER } from '@/adapters/sandbox/engine/markets/priceLadder';
import type { Offer } from '@/adapters/sandbox/engine/markets/quotes';
import { cashOutEstimate, type BestOdds } from '@/domain/betting/cashOutEstimate';
import { partOf } from '@/domain/betting/cashOutPart';
import { positionsOf } from '@/domain/betting/positions';
import { paise } from '@/domain/shared/Money';
import { odds as oddsOf } from '@/domain/shared/Odds';
import { runnerId } from '@/domain/shared/ids';
import { runs } from '@tests/support/runs';
import { anyTaken, marketOf, taken, type Taken } from './betMother';

/** The best back and lay of a runner, each more than any cash out takes; null: it is not on offer. */
type Prices = readonly [back: number | null, lay: number | null];

const offer = (odds: number | null): readonly Offer[] =>
  odds === null ? [] : [{ level: 0, odds, size: Number.MAX_SAFE_INTEGER, line: null }];

/** What the engine quotes for the bets at those prices, or why not; and what the app says on its button. */
function bothSay(prices: readonly Prices[], bets: readonly Taken[], part = 100) {
  const results = engineResults(marketOf(prices.length), bets.map(taken)) ?? [];
  const plan = partGreenUp(
    results.map((each, at) => ({ ...each, back: offer(prices[at]![0]), lay: offer(prices[at]![1]) })),
    part,
  );
  const best = new Map<string, BestOdds>(
    prices.map(([back, lay], at) => [
      `r${at}`,
      { back: back === null ? null : oddsOf(back), lay: lay === null ? null : oddsOf(lay) },
    ]),
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
  const label = cashOutEstimate(partOf(positions, part), (runner) => best.get(runner)!);
  return { quote: typeof plan === 'string' ? plan : plan.amount, label };
}

const step = fc.integer({ min: 0, max: LADDER.length - 1 });
const prices: fc.Arbitrary<Prices> = fc.tuple(step, step, fc.nat(9)).map(([one, other, gap]): Prices => {
  const [back, lay] = [LADDER[Math.min(one, other)]!, LADDER[Math.max(one, other)]!];
  return [gap === 1 ? null : back, gap === 2 ? null : lay];
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
        [230, 232],
        [340, 345],
        [370, 375],
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
