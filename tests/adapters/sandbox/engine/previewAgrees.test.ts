import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BetRecord } from '@/adapters/sandbox/engine/betting/BetRecord';
import { betResult, worstCase } from '@/adapters/sandbox/engine/betting/worstCase';
import type { Market } from '@/adapters/sandbox/engine/markets/Market';
import type { MarketKindId } from '@/adapters/sandbox/engine/markets/marketKinds';
import { kindOf, winnersIn } from '@/adapters/sandbox/engine/markets/marketKinds';
import { addedExposure } from '@/domain/betting/addedExposure';
import { fancyResultAt } from '@/domain/betting/fancy';
import { marketExposure } from '@/domain/betting/marketExposure';
import type { MatchedStake } from '@/domain/betting/positions';
import { projectRunners } from '@/domain/betting/projection';
import { slipSummary } from '@/domain/betting/slipSummary';
import { runnerId } from '@/domain/shared/ids';
import type { MarketKind } from '@/domain/sports/marketKinds';
import { aSelection, aSlip } from '@tests/support/mothers/betting';
import { anyStake } from '@tests/support/mothers/stakes';
import { runs } from '@tests/support/runs';
import { marketOf, taken } from './betMother';

/** Kind, its word at the engine, and how many runners and winners it has. */
const KINDS: readonly (readonly [MarketKind, MarketKindId, number, number])[] = [
  ['matchOdds', 'match_odds', 3, 1],
  ['bookmaker', 'bookmaker', 2, 1],
  ['winner', 'winner', 2, 1],
  ['toss', 'toss', 2, 1],
  ['tiedMatch', 'tied_match', 2, 1],
  ['other', 'other', 3, 2],
  ['fancy', 'fancy', 1, 1],
];

function engineMarket(kind: MarketKindId, runners: number, winners: number): Market {
  return { ...marketOf(runners), kind, winners };
}

function engineBet(stake: MatchedStake): BetRecord {
  const { side, odds, line, waiting } = stake;
  const bet = taken({ runner: Number(stake.runnerId.slice(1)), side, odds, stake: stake.stake });
  const record = { ...bet, line, order: { ...bet.order, line } };
  return waiting === true ? { ...record, status: 'unmatched', matched: 0, weight: 0 } : record;
}

function slipOf(stake: MatchedStake) {
  return aSlip({
    selection: aSelection({ marketKind: stake.kind, runnerId: stake.runnerId, side: stake.side }),
    odds: stake.odds,
    line: stake.line,
    stakeText: (stake.stake / 100).toFixed(2),
  });
}

describe.each(KINDS)('%s: the app and the engine agree to the paisa', (kind, word, size, winners) => {
  const market = engineMarket(word, size, winners);
  const runners = market.runners.map(({ id }) => runnerId(id));
  const terms = { kind, winners, runners };
  const book = fc.record({
    bets: fc.array(anyStake(kind, runners), { maxLength: 8 }),
    slip: anyStake(kind, runners),
  });

  it('[P05] [P10] what is at risk, and what one more bet adds to it, over 1,000 books', () => {
    fc.assert(
      fc.property(book, ({ bets, slip }) => {
        const before = worstCase(market, bets.map(engineBet));
        expect(marketExposure(terms, bets)).toBe(before);
        // The engine holds a bet that it has not matched yet.
        const held = worstCase(market, [...bets, { ...slip, waiting: true }].map(engineBet));
        expect(addedExposure(terms, bets, slip)).toBe(Math.max(0, held - before));
      }),
      { numRuns: runs(1_000) },
    );
  });

  it('[P10] the projection of the slip is what the engine pays, under every outcome, over 1,000 books', () => {
    fc.assert(
      fc.property(book, ({ bets, slip }) => {
        const matched = bets.map((bet) => ({ ...bet, waiting: false }));
        const all = [...matched, { ...slip, waiting: false }].map(engineBet);
        const pays = (outcome: string) => all.reduce((sum, bet) => sum + betResult(market, bet, outcome), 0);
        const lines = all.flatMap(({ line }) => line ?? []);
        const outcomes = kindOf(market).outcomes(market, lines);
        const projected = projectRunners(terms, matched, [slipOf(slip)]);
        for (const each of projected) {
          const own =
            kind === 'fancy' ? outcomes : outcomes.filter((one) => winnersIn(one).includes(each.runnerId));
          expect(each.projected).toBe(Math.min(...own.map(pays)));
        }
        if (kind === 'fancy')
          for (const runs of outcomes)
            expect(fancyResultAt([...matched, { ...slip, waiting: false }], Number(runs))).toBe(pays(runs));
      }),
      { numRuns: runs(1_000) },
    );
  });

  it('[P02] [P10] profit and liability of the slip are what the engine pays for it alone', () => {
    fc.assert(
      fc.property(anyStake(kind, runners), (stake) => {
        const bet = engineBet({ ...stake, waiting: false });
        const lines = bet.line === null ? [] : [bet.line];
        const results = kindOf(market)
          .outcomes(market, lines)
          .map((outcome) => betResult(market, bet, outcome));
        const { profit, liability } = slipSummary(slipOf(stake));
        for (const result of results) expect([profit, -(liability ?? Number.NaN)]).toContain(result);
      }),
      { numRuns: runs(1_000) },
    );
  });
});
