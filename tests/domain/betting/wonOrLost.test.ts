import { describe, expect, it } from 'vitest';
import { wonOrLost } from '@/domain/betting/wonOrLost';
import { paise } from '@/domain/shared/Money';

describe('how a bet ended', () => {
  it.each([
    ['settled', 1, 'won'],
    ['settled', -1, 'lost'],
    ['settled', 0, null],
    ['settled', null, null],
    ['void', 0, null],
    // A backend may name a result before it is one.
    ['matched', 1, null],
  ] as const)('%s with %s: %s', (status, profitLoss, ended) => {
    expect(wonOrLost({ status, profitLoss: profitLoss === null ? null : paise(profitLoss) })).toBe(ended);
  });
});
