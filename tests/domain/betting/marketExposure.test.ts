import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bet } from '@/domain/betting/Bet';
import { addedExposure } from '@/domain/betting/addedExposure';
import { marketExposure } from '@/domain/betting/marketExposure';
import { termsOf } from '@/domain/betting/MarketTerms';
import { positionsOf } from '@/domain/betting/positions';
import { atRiskOn, matchedOn } from '@/domain/betting/projection';
import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { betId, marketId, runnerId } from '@/domain/shared/ids';
import type { RunnerId } from '@/domain/shared/ids';
import type { MarketKind } from '@/domain/sports/marketKinds';
import { aBet } from '@tests/support/mothers/betting';
import { AWAY, HOME, MARKET, aMarket } from '@tests/support/mothers/sports';
import { aFancyStake, anyStake, bruteResult } from '@tests/support/mothers/stakes';
import { runs } from '@tests/support/runs';

const RUNS = { numRuns: runs(1_000) };
const NAMES = ['a', 'b', 'c', 'd', 'e'].map(runnerId);
const KINDS = ['matchOdds', 'bookmaker', 'toss', 'tiedMatch', 'other'] as const satisfies MarketKind[];

/** Every set of so many winners. */
function choices(runners: readonly RunnerId[], winners: number): readonly (readonly RunnerId[])[] {
  const [first, ...rest] = runners;
  if (winners === 0) return [[]];
  if (first === undefined) return [];
  return [...choices(rest, winners - 1).map((set) => [first, ...set]), ...choices(rest, winners)];
}

const book = fc
  .record({
    kind: fc.constantFrom(...KINDS),
    size: fc.integer({ min: 2, max: 5 }),
    winners: fc.integer({ min: 1, max: 3 }),
  })
  .chain(({ kind, size, winners }) => {
    const runners = NAMES.slice(0, size);
    return fc.record({
      market: fc.constant({ kind, runners, winners: Math.min(winners, size) }),
      bets: fc.array(anyStake(kind, runners), { maxLength: 10 }),
      added: anyStake(kind, runners),
    });
  });

describe('what a market of runners can lose', () => {
  it('[P05] equals the worst of every choice of winners, with one winner and with several', () => {
    fc.assert(
      fc.property(book, ({ market, bets }) => {
        const results = choices(market.runners, market.winners).map((set) => ({
          set,
          result: bruteResult(bets, (bet) => set.includes(bet.runnerId)),
        }));
        expect(marketExposure(market, bets)).toBe(
          Math.max(0, -Math.min(...results.map((each) => each.result))),
        );
        const positions = positionsOf(market.runners, bets, market.winners);
        for (const runner of market.runners) {
          const beside = results.filter(({ set }) => set.includes(runner)).map(({ result }) => result);
          expect(positions.get(runner)).toBe(Math.min(...beside));
        }
      }),
      RUNS,
    );
  });

  it('[P05] beside runners that are not listed any choice of up to as many winners may come', () => {
    fc.assert(
      fc.property(book, fc.subarray(NAMES, { minLength: 1 }), ({ market, bets }, listed) => {
        const all = [...new Set([...listed, ...bets.map(({ runnerId: runner }) => runner)])];
        fc.pre(all.length > listed.length);
        const worst = Array.from({ length: market.winners + 1 }, (_, winners) => choices(all, winners))
          .flat()
          .map((set) => bruteResult(bets, (bet) => set.includes(bet.runnerId)));
        expect(marketExposure({ ...market, runners: listed }, bets)).toBe(Math.max(0, -Math.min(...worst)));
      }),
      { numRuns: runs(300) },
    );
  });

  it('[P04] [P06] one more bet raises it by no more than its liability, and needs no money when it lowers it', () => {
    fc.assert(
      fc.property(book, ({ market, bets, added }) => {
        const growth = marketExposure(market, [...bets, added]) - marketExposure(market, bets);
        expect(addedExposure(market, bets, added)).toBe(Math.max(0, growth));
        expect(growth).toBeLessThanOrEqual(marketExposure({ ...market, runners: [] }, [added]));
      }),
      RUNS,
    );
  });

  it('what waits counts where it loses, and never where it wins', () => {
    const lay = aBet({ side: 'lay', odds: odds(300), requestedOdds: odds(300), stake: rupees(100) });
    const waiting = atRiskOn(MARKET, [{ ...lay, status: 'unmatched', matched: NO_MONEY }]);
    const market = termsOf(aMarket());
    expect([...positionsOf([HOME, AWAY], waiting).values()]).toEqual([rupees(-200), 0]);
    const half = atRiskOn(MARKET, [{ ...lay, status: 'partlyMatched', matched: rupees(40) }]);
    expect([...positionsOf([HOME, AWAY], half).values()]).toEqual([rupees(-200), rupees(40)]);
    expect(marketExposure(market, half)).toBe(rupees(200));
    expect(atRiskOn(MARKET, [{ ...lay, status: 'cancelled', matched: rupees(40) }])).toEqual([]);
    const whole = { ...lay, status: 'partlyMatched', matched: lay.stake } as const;
    expect(atRiskOn(MARKET, [whole])).toEqual(matchedOn(MARKET, [whole]));
    expect(atRiskOn(marketId('another'), [{ ...lay, status: 'unmatched', matched: NO_MONEY }])).toEqual([]);
  });

  it('[P12] of a bet and the change of it that waits, the one that can lose more counts', () => {
    const old = aBet({ status: 'unmatched', matched: NO_MONEY, stake: rupees(500) });
    const market = termsOf(aMarket());
    const risk = (stake: number, bets: readonly Bet[] = []): number => {
      const change = aBet({
        id: betId('bet-2'),
        status: 'pending',
        replaces: old.id,
        matched: NO_MONEY,
        stake: rupees(stake),
      });
      return marketExposure(market, atRiskOn(MARKET, [change, old, ...bets]));
    };
    expect([risk(300), risk(900)]).toEqual([rupees(500), rupees(900)]);
    expect(risk(300, [aBet({ id: betId('bet-3'), stake: rupees(100), matched: rupees(100) })])).toBe(
      rupees(600),
    );
    const half = { ...old, status: 'partlyMatched', matched: rupees(300) } as const;
    const rest = {
      ...half,
      id: betId('bet-2'),
      status: 'pending',
      replaces: old.id,
      matched: NO_MONEY,
    } as const;
    const left = [half, { ...rest, stake: rupees(250) }];
    expect(marketExposure(market, atRiskOn(MARKET, left))).toBe(rupees(550));
    const alone = { ...old, id: betId('bet-2'), status: 'pending', replaces: old.id } as const;
    expect(marketExposure(market, atRiskOn(MARKET, [alone]))).toBe(rupees(500));
  });

  it('a market that is not known yet, or a runner that was removed, is never understated', () => {
    const back = { ...aFancyStake('yes', 0, 100, 10), kind: 'matchOdds' as const, line: null };
    expect(marketExposure({ kind: 'matchOdds', winners: 1, runners: [] }, [back])).toBe(rupees(10));
    const [first, second] = aMarket().runners;
    const runners = [first!, { ...second!, status: 'removed' as const }];
    expect(termsOf(aMarket({ runners })).runners).toEqual([HOME]);
  });
});
