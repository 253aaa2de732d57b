import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oddsOf } from '@/adapters/sandbox/engine/betting/BetRecord';
import { betResult, worstCase } from '@/adapters/sandbox/engine/betting/worstCase';
import { isOnLadder, LADDER } from '@/adapters/sandbox/engine/markets/priceLadder';
import { marketExposure } from '@/domain/betting/marketExposure';
import { positionsOf } from '@/domain/betting/positions';
import { paise } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { runnerId } from '@/domain/shared/ids';
import { ODDS_LADDER } from '@/domain/sports/oddsLadder';
import { runs } from '@tests/support/runs';
import { anyTaken, marketOf, resting, taken } from './betMother';
import type { Taken } from './betMother';
import { decimalPayout } from '@/domain/betting/payout';

const RUNS = { numRuns: runs(1_000) };
const RUPEE = 100;
const outcomes = (bets: readonly Taken[], runners: number): readonly number[] =>
  marketOf(runners).runners.map((runner) =>
    bets.reduce((sum, bet) => sum + betResult(marketOf(runners), taken(bet), runner.id), 0),
  );
const worst = (bets: readonly Taken[], runners: number): number =>
  worstCase(marketOf(runners), bets.map(taken));

describe('what bets bring and risk, by enumerating outcomes', () => {
  it('[P05] gives the published three-way figures: -11.50, +20, -5.20, at risk 11.50', () => {
    const bets: readonly Taken[] = [
      { runner: 0, side: 'lay', odds: 315, stake: 10 * RUPEE },
      { runner: 2, side: 'lay', odds: 252, stake: 10 * RUPEE },
    ];
    expect(outcomes(bets, 3)).toEqual([-1_150, 2_000, -520]);
    expect(worst(bets, 3)).toBe(1_150);
  });

  it.each([
    ['back', 198, 50_000, 49_000, -50_000],
    ['lay', 198, 50_000, -49_000, 50_000],
    ['back', 101, 1, 0, -1],
    ['lay', 101, 1, -1, 1],
    ['back', 100_000, 1_000_000_000, 999_000_000_000, -1_000_000_000],
  ] as const)(
    '[P02] a %s at %i hundredths of %i paise brings %i if the runner wins, else %i',
    (side, price, stake, ifWon, ifLost) => {
      expect(outcomes([{ runner: 0, side, odds: price, stake }], 2)).toEqual([ifWon, ifLost]);
    },
  );

  it('[P02] back and lay of the same bet sum to 0, or to -1 paisa by rounding', () => {
    fc.assert(
      fc.property(anyTaken(3), (bet) => {
        const both = outcomes(
          [
            { ...bet, side: 'back' },
            { ...bet, side: 'lay' },
          ],
          3,
        );
        for (const sum of both) expect(sum === 0 || sum === -1).toBe(true);
      }),
      RUNS,
    );
  });

  it('[P03] is additive and does not mind the order', () => {
    const some = fc.array(anyTaken(3), { maxLength: 8 });
    fc.assert(
      fc.property(some, some, (one, other) => {
        const [first, second] = [outcomes(one, 3), outcomes(other, 3)];
        expect(outcomes([...one, ...other], 3)).toEqual(first.map((sum, at) => sum + (second[at] ?? 0)));
        expect(worst([...one, ...other].toReversed(), 3)).toBe(worst([...one, ...other], 3));
      }),
      RUNS,
    );
  });

  it('[P04] one more bet adds at most its liability and takes away at most its profit', () => {
    fc.assert(
      fc.property(fc.array(anyTaken(3), { maxLength: 8 }), anyTaken(3), (bets, more) => {
        const before = worst(bets, 3);
        const after = worst([...bets, more], 3);
        const alone = outcomes([more], 3);
        expect(before).toBeGreaterThanOrEqual(0);
        expect(before).toBeLessThanOrEqual(bets.reduce((sum, bet) => sum + worst([bet], 3), 0));
        expect(after - before).toBeLessThanOrEqual(worst([more], 3));
        expect(before - after).toBeLessThanOrEqual(Math.max(...alone));
      }),
      RUNS,
    );
    expect(worst([], 3)).toBe(0);
  });

  it('[P05] [P10] agrees to the paisa with the app, which reckons by running positions', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 5 }),
        fc.array(anyTaken(2), { maxLength: 12 }),
        (runners, bets) => {
          const ids = marketOf(runners).runners.map((runner) => runnerId(runner.id));
          const stakes = bets.map((bet) => ({
            kind: 'matchOdds' as const,
            line: null,
            runnerId: runnerId(`r${bet.runner}`),
            side: bet.side,
            odds: odds(bet.odds),
            stake: paise(bet.stake),
          }));
          expect([...positionsOf(ids, stakes).values()]).toEqual(outcomes(bets, runners));
          const market = { kind: 'matchOdds', winners: 1, runners: ids } as const;
          expect(marketExposure(market, stakes)).toBe(worst(bets, runners));
        },
      ),
      RUNS,
    );
  });

  it('[P10] pays what the slip promised', () => {
    fc.assert(
      fc.property(anyTaken(2), (bet) => {
        const preview = decimalPayout(bet.side, odds(bet.odds), paise(bet.stake));
        const [ifFirst = 0, ifSecond = 0] = outcomes([bet], 2);
        const hit = (bet.runner === 0) === (bet.side === 'back') ? ifFirst : ifSecond;
        const miss = hit === ifFirst ? ifSecond : ifFirst;
        expect([hit, miss]).toEqual([preview?.profit, 0 - (preview?.liability ?? 0)]);
      }),
      RUNS,
    );
  });

  it('[P04] counts what waits against the player only: never less than nothing, never more than all taken', () => {
    fc.assert(
      fc.property(fc.array(anyTaken(3), { maxLength: 6 }), anyTaken(3), (bets, more) => {
        const waiting = worstCase(marketOf(3), [...bets.map(taken), resting(more)]);
        const before = worst(bets, 3);
        expect(waiting).toBeGreaterThanOrEqual(before);
        expect(waiting).toBeGreaterThanOrEqual(worst([...bets, more], 3));
        expect(waiting).toBeLessThanOrEqual(before + worst([more], 3));
      }),
      RUNS,
    );
  });

  it('[P06] a bet that lowers the risk once taken does not raise it while it waits', () => {
    fc.assert(
      fc.property(fc.array(anyTaken(3), { minLength: 1, maxLength: 6 }), anyTaken(3), (bets, more) => {
        const before = worst(bets, 3);
        const waiting = worstCase(marketOf(3), [...bets.map(taken), resting(more)]);
        if (worst([...bets, more], 3) <= before) expect(waiting).toBe(before);
      }),
      RUNS,
    );
  });

  it('[P19] shows the average of the parts, rounded towards the player and so never worse than asked', () => {
    const parts = fc.array(fc.record({ size: fc.integer({ min: 1, max: 1e7 }), better: fc.nat(50) }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(anyTaken(2), parts, (bet, fills) => {
        const sign = bet.side === 'back' ? 1 : -1;
        const prices = fills.map((fill) => bet.odds + sign * Math.min(fill.better, bet.odds - 101));
        const matched = fills.reduce((sum, fill) => sum + fill.size, 0);
        const weight = fills.reduce((sum, fill, at) => sum + fill.size * (prices[at] ?? 0), 0);
        const average = oddsOf({ ...taken(bet), matched, weight });
        expect(Math.abs(average - weight / matched)).toBeLessThan(1);
        expect(sign * average).toBeGreaterThanOrEqual(sign * bet.odds);
      }),
      RUNS,
    );
  });
});

describe('the price ladder of the engine', () => {
  it('[P01] has the 350 prices of the classic ladder, the same as the app', () => {
    expect(LADDER).toHaveLength(350);
    expect(LADDER).toEqual(ODDS_LADDER);
    expect(new Set(LADDER).size).toBe(350);
  });

  it('[P01] knows its prices and nothing between them', () => {
    const all = new Set(LADDER);
    for (let price = 90; price <= 100_100; price += 1)
      if (isOnLadder(price) !== all.has(price)) throw new Error(`${price}`);
    expect(isOnLadder(101)).toBe(true);
  });
});
