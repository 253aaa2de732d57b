import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bet, BetStatus } from '@/domain/betting/Bet';
import { isOpenBet, laterBet } from '@/domain/betting/laterBet';
import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { aBet } from '@tests/support/mothers/betting';
import { runs } from '@tests/support/runs';

const at = (status: BetStatus, changes: Partial<Bet> = {}) => aBet({ status, ...changes });
const nothing = { matched: NO_MONEY };

describe('[P18] the life of a bet', () => {
  const UNDER_WAY: BetStatus[] = ['other', 'open', 'pending', 'unmatched', 'partlyMatched'];
  const HISTORIES: BetStatus[][] = [
    ['other', 'open', 'pending', 'rejected'],
    ...(['matched', 'lapsed', 'cancelled'] as const).flatMap((end) => [
      [...UNDER_WAY, end, 'settled' as const],
      [...UNDER_WAY, end, 'void' as const],
    ]),
  ];

  it.each(HISTORIES.map((history) => [history]))(
    'of any two states of one history the later stands, whichever is told first: %j',
    (history) => {
      history.forEach((late, at_) => {
        for (const early of history.slice(0, at_)) {
          expect([early, late, laterBet(at(early), at(late)).status]).toEqual([early, late, late]);
          expect([late, early, laterBet(at(late), at(early)).status]).toEqual([late, early, late]);
        }
      });
    },
  );

  it('never goes back', () => {
    const back: [BetStatus, BetStatus][] = [
      ['unmatched', 'pending'],
      ['matched', 'pending'],
      ['matched', 'partlyMatched'],
      ['matched', 'lapsed'],
      ['settled', 'matched'],
      ['void', 'matched'],
      ['rejected', 'pending'],
      ['rejected', 'matched'],
      ['rejected', 'settled'],
      ['matched', 'rejected'],
    ];
    for (const [from, to] of back) expect(laterBet(at(from), at(to)).status).toBe(from);
  });

  it('what lapsed or was cancelled with nothing matched has nothing to settle', () => {
    expect(laterBet(at('lapsed', nothing), at('settled')).status).toBe('lapsed');
    expect(laterBet(at('cancelled', nothing), at('void')).status).toBe('cancelled');
  });

  it('within one state more matched is later', () => {
    const less = at('partlyMatched', { matched: rupees(100) });
    const more = at('partlyMatched', { matched: rupees(200) });
    expect(laterBet(less, more)).toBe(more);
    expect(laterBet(more, less)).toBe(more);
    expect(laterBet(less, less)).toBe(less);
    const again = { ...more, delayLeftMs: 1 };
    expect(laterBet(more, again)).toBe(again);
  });

  it('a corrected result wins by its time, in whatever order the two arrive', () => {
    const first = at('settled', { settledAt: 1, profitLoss: rupees(500) });
    const corrected = at('settled', { settledAt: 2, profitLoss: rupees(-500) });
    const voided = at('void', { settledAt: 3 });
    expect(laterBet(first, corrected)).toBe(corrected);
    expect(laterBet(corrected, first)).toBe(corrected);
    expect(laterBet(corrected, voided)).toBe(voided);
    expect(laterBet(voided, corrected)).toBe(voided);
    expect(laterBet(at('settled'), at('void')).status).toBe('void');
    const restored = at('settled', { settledAt: 4 });
    expect(laterBet(voided, restored)).toBe(restored);
    expect(laterBet(restored, voided)).toBe(restored);
  });

  it('a result of the same moment, or one without, that is told later is the newer telling', () => {
    const first = at('settled', { settledAt: 5 });
    for (const settledAt of [5, null]) {
      const again = at('settled', { settledAt, profitLoss: rupees(500) });
      expect(laterBet(first, again)).toBe(again);
    }
  });

  it('what is void needs nothing matched any more to be so, and no time', () => {
    for (const settledAt of [7, null]) {
      const voided = at('void', { settledAt, ...nothing });
      expect(laterBet(at('matched'), voided)).toBe(voided);
      expect(laterBet(at('settled', { settledAt: 1 }), voided).status).toBe('void');
    }
    const undated = at('settled', { profitLoss: rupees(500) });
    expect(laterBet(undated, at('settled', { settledAt: 7, ...nothing }))).toBe(undated);
  });

  it('any order and repetition of a true history ends in its last state', () => {
    const history = [
      at('pending', nothing),
      at('unmatched', nothing),
      at('partlyMatched', { matched: rupees(100) }),
      at('partlyMatched', { matched: rupees(300) }),
      at('matched'),
      at('settled', { settledAt: 7, profitLoss: rupees(500) }),
    ];
    const last = history.at(-1);
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...history, ...history], { minLength: 12, maxLength: 12 }),
        (received) => {
          const [first, ...rest] = received;
          expect(rest.reduce((known, bet) => laterBet(known, bet), first!)).toBe(last);
        },
      ),
      { numRuns: runs(1_000) },
    );
  });

  it('money hangs on a bet until it is decided', () => {
    const open: BetStatus[] = ['pending', 'unmatched', 'partlyMatched', 'matched'];
    const over: BetStatus[] = ['rejected', 'lapsed', 'cancelled', 'settled', 'void'];
    expect(open.every((status) => isOpenBet(at(status)))).toBe(true);
    expect(over.some((status) => isOpenBet(at(status)))).toBe(false);
  });
});
