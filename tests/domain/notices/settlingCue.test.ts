import { describe, expect, it } from 'vitest';
import { isSeen, settlingCue } from '@/domain/notices/Moment';
import { paise } from '@/domain/shared/Money';
import { aBet } from '@tests/support/mothers/betting';

describe('what is made of a settled bet', () => {
  it.each([
    ['matchOdds', 'settled', 1, 'won'],
    ['matchOdds', 'settled', 0, 'settled'],
    ['matchOdds', 'settled', -1, 'settled'],
    ['matchOdds', 'settled', null, 'settled'],
    ['matchOdds', 'void', 1, 'settled'],
    ['fancy', 'settled', 1, 'fancy'],
    ['fancy', 'settled', -1, 'fancy'],
    ['fancy', 'settled', null, 'settled'],
    ['fancy', 'void', 1, 'settled'],
    ['fancy', 'void', 0, 'settled'],
  ] as const)('%s, %s, with %s: %s', (marketKind, status, profitLoss, cue) => {
    const amount = profitLoss === null ? null : paise(profitLoss);
    expect(settlingCue(aBet({ marketKind, status, profitLoss: amount }))).toBe(cue);
  });

  it('a bet that was taken, a win, a fancy and a deposit are seen as well as heard', () => {
    const cues = ['accepted', 'won', 'fancy', 'deposited', 'settled', 'rejected'] as const;
    expect(cues.filter(isSeen)).toEqual(['accepted', 'won', 'fancy', 'deposited']);
  });
});
