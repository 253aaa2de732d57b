import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { waitingBets, waitingStake } from '@/domain/betting/waitingBets';
import type { Bet, BetStatus } from '@/domain/betting/Bet';
import { rupees } from '@/domain/shared/Money';
import { betId, marketId } from '@/domain/shared/ids';
import { aBet } from '@tests/support/mothers/betting';
import { runs } from '@tests/support/runs';

const STATUSES: readonly BetStatus[] = [
  ...(['pending', 'unmatched', 'partlyMatched', 'matched', 'open', 'rejected', 'lapsed'] as const),
  ...(['cancelled', 'settled', 'void', 'other'] as const),
];

const someBets = fc
  .array(
    fc.record({
      status: fc.constantFrom(...STATUSES),
      market: fc.constantFrom('m1', 'm2', 'm3'),
      stake: fc.integer({ min: 1, max: 5_000 }),
      part: fc.integer({ min: 0, max: 100 }),
    }),
    { maxLength: 12 },
  )
  .map((rows): readonly Bet[] =>
    rows.map(({ status, market, stake, part }, at) =>
      aBet({
        id: betId(`b${at}`),
        marketId: marketId(market),
        status,
        stake: rupees(stake),
        matched: rupees(Math.floor((stake * part) / 100)),
      }),
    ),
  );
const states = fc.dictionary(
  fc.integer({ min: 0, max: 11 }).map((at) => `b${at}`),
  fc.constantFrom('sending', 'unknown', 'unheard'),
);

describe('the bets that can be called back', () => {
  it('[SPORT-05] are those of all markets, and none of a change that is under way', () => {
    fc.assert(
      fc.property(someBets, states, fc.boolean(), (bets, under, inDelay) => {
        const changes = Object.entries(under).map(([id, state]) => ({ betId: betId(id), state }));
        const all = waitingBets(bets, changes, inDelay);
        const each = ['m1', 'm2', 'm3'].flatMap((market) =>
          waitingBets(bets, changes, inDelay, marketId(market)),
        );
        expect(new Set(each)).toEqual(new Set(all));
        expect(waitingStake(each)).toBe(waitingStake(all));
        for (const { id, status } of all) {
          expect(['unmatched', 'partlyMatched', ...(inDelay ? ['pending'] : [])]).toContain(status);
          expect([undefined, 'unheard']).toContain(under[id]);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('[SPORT-05] during the in-play delay only where the backend lets it, and never a change of another bet', () => {
    const bet = aBet({ status: 'pending', matched: rupees(0) });
    expect(waitingBets([bet], [], true)).toEqual([bet]);
    expect(waitingBets([bet], [], false)).toEqual([]);
    expect(waitingBets([{ ...bet, replaces: betId('old') }], [], true)).toEqual([]);
  });

  it('[SPORT-05] of their stakes what is matched stands', () => {
    const bets = [
      aBet({ stake: rupees(500), matched: rupees(120), status: 'partlyMatched' }),
      aBet({ stake: rupees(300), matched: rupees(0), status: 'unmatched' }),
    ];
    expect(waitingStake(bets)).toBe(rupees(680));
  });
});
