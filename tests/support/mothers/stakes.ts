import fc from 'fast-check';
import type { MatchedStake } from '@/domain/betting/positions';
import type { Paise } from '@/domain/shared/Money';
import { paise, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { runnerId } from '@/domain/shared/ids';
import type { RunnerId } from '@/domain/shared/ids';
import type { MarketKind } from '@/domain/sports/marketKinds';

export const RUNS_RUNNER = runnerId('runs');

/** A fancy bet as house rules write it: a line and a rate per 100, stake in rupees. */
export function aFancyStake(word: 'yes' | 'no', line: number, rate: number, stake: number): MatchedStake {
  return {
    kind: 'fancy',
    runnerId: RUNS_RUNNER,
    side: word === 'yes' ? 'back' : 'lay',
    odds: odds(100 + rate),
    line,
    stake: rupees(stake),
  };
}

export function anyStake(kind: MarketKind, runners: readonly RunnerId[]): fc.Arbitrary<MatchedStake> {
  return fc.record({
    kind: fc.constant(kind),
    runnerId: fc.constantFrom(...runners),
    side: fc.constantFrom('back' as const, 'lay' as const),
    odds: fc.integer({ min: 101, max: kind === 'fancy' ? 400 : 100_000 }).map(odds),
    line: kind === 'fancy' ? fc.nat(60) : fc.constant(null),
    stake: fc.integer({ min: 1, max: 100_000_000 }).map(paise),
    waiting: fc.boolean(),
  });
}

/** Outcome by outcome in exact integers: knows nothing of policies, vectors or steps. */
export function bruteResult(bets: readonly MatchedStake[], wins: (bet: MatchedStake) => boolean): Paise {
  let sum = 0n;
  for (const bet of bets) {
    const product = BigInt(bet.stake) * BigInt(bet.odds - 100);
    const right = wins(bet) === (bet.side === 'back');
    let result = BigInt(bet.stake);
    if (bet.side === 'back') result = right ? product / 100n : -result;
    else if (!right) result = -((product + 99n) / 100n);
    sum += bet.waiting === true && result > 0n ? 0n : result;
  }
  return paise(Number(sum));
}
