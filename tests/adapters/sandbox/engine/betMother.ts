import fc from 'fast-check';
import type { BetRecord } from '@/adapters/sandbox/engine/betting/BetRecord';
import type { Market, Runner } from '@/adapters/sandbox/engine/markets/Market';
import { LADDER } from '@/adapters/sandbox/engine/markets/priceLadder';

export function runnerNamed(id: string): Runner {
  return {
    id,
    name: id,
    status: 'ACTIVE',
    chance: 0.5,
    shown: 0.5,
    back: 10,
    lay: 11,
    backDepth: [0, 0, 0],
    layDepth: [0, 0, 0],
    backLine: null,
    layLine: null,
    pinned: false,
  };
}

/** A market with runners r0, r1, … and nothing else of interest. */
export function marketOf(runners: number, more: Partial<Market> = {}): Market {
  return {
    id: 'm',
    matchId: 'x',
    kind: 'match_odds',
    name: 'Match Odds',
    group: '',
    topic: { what: 'winner' },
    winners: 1,
    commission: 0,
    status: 'OPEN',
    label: '',
    version: 1,
    inPlay: false,
    delayMs: 0,
    min: 100,
    max: 100_000_000,
    maxProfit: 100_000_000,
    allowUnmatched: true,
    totalMatched: 0,
    runners: Array.from({ length: runners }, (_, at) => runnerNamed(`r${at}`)),
    luck: 1,
    drift: 0,
    depth: 1_000_000,
    nextTickAt: 0,
    reopenAt: null,
    settleAt: null,
    held: false,
    settlement: null,
    settlements: 0,
    ...more,
  };
}

export interface Taken {
  readonly runner: number;
  readonly side: 'back' | 'lay';
  /** Hundredths. */
  readonly odds: number;
  /** Paise. */
  readonly stake: number;
  /** Runs, of a fancy. */
  readonly line?: number;
}

/** A bet that was taken whole at its odds. */
export function taken({ runner, side, odds, stake, line }: Taken): BetRecord {
  return {
    number: 1,
    id: 'B1',
    userId: 'u',
    order: {
      key: '0'.repeat(32),
      marketId: 'm',
      runnerId: `r${runner}`,
      side,
      odds,
      line: line ?? null,
      stake,
      marketVersion: 1,
      acceptOdds: 'better',
    },
    matchId: 'x',
    matchName: 'A v B',
    marketName: 'Match Odds',
    marketKind: 'match_odds',
    selection: `r${runner}`,
    createdAt: 0,
    status: 'matched',
    reason: null,
    offer: null,
    offerLine: null,
    line: line ?? null,
    matched: stake,
    weight: stake * odds,
    dueAt: null,
    result: null,
    settledAt: null,
  };
}

/** The same bet while it waits. */
export function resting(bet: Taken): BetRecord {
  return { ...taken(bet), status: 'unmatched', matched: 0, weight: 0 };
}

export const anyOdds = fc.constantFrom(...LADDER);

export function anyTaken(runners: number): fc.Arbitrary<Taken> {
  return fc.record({
    runner: fc.nat(runners - 1),
    side: fc.constantFrom('back' as const, 'lay' as const),
    odds: anyOdds,
    stake: fc.integer({ min: 1, max: 100_000_000 }),
  });
}
