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
  it('goes on along its edges', () => {
    const edges: [BetStatus, BetStatus][] = [
      ['pending', 'unmatched'],
      ['pending', 'matched'],
      ['pending', 'rejected'],
      ['pending', 'settled'],
      ['unmatched', 'partlyMatched'],
      ['unmatched', 'cancelled'],
      ['partlyMatched', 'matched'],
      ['partlyMatched', 'lapsed'],
      ['matched', 'settled'],
      ['matched', 'void'],
      ['lapsed', 'settled'],
    ];
    for (const [from, to] of edges) expect(laterBet(at(from), at(to)).status).toBe(to);
  });

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
      fc.property(fc.shuffledSubarray([...history, ...history], { minLength: 12, maxLength: 12 }), (told) => {
        const [first, ...rest] = told;
        expect(rest.reduce((known, bet) => laterBet(known, bet), first!)).toBe(last);
      }),
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
