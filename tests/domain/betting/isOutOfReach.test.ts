import { describe, expect, it } from 'vitest';
import { isOutOfReach } from '@/domain/betting/isOutOfReach';
import { odds } from '@/domain/shared/Odds';
import { aSelection, aSlip } from '@tests/support/mothers/betting';

const HERE = { allowUnmatched: false };

describe('a bet where none waits', () => {
  it.each([
    ['back', 220, 218, true],
    ['back', 218, 218, false],
    ['back', 216, 218, false],
    ['lay', 216, 218, true],
    ['lay', 218, 218, false],
    ['lay', 220, 218, false],
  ] as const)('%s at %s where %s is the best price is out of reach: %s', (side, asked, best, far) => {
    const slip = aSlip({ selection: aSelection({ side }), odds: odds(asked), acceptOdds: 'better' });
    expect(isOutOfReach(slip, HERE, odds(best))).toBe(far);
    expect(isOutOfReach(slip, { allowUnmatched: true }, odds(best))).toBe(false);
    expect(isOutOfReach(slip, HERE, null)).toBe(false);
    expect(isOutOfReach({ ...slip, acceptOdds: 'any' }, HERE, odds(best))).toBe(false);
  });

  it('steps that are taken bring it nearer; rates are not on the ladder', () => {
    const slip = aSlip({ odds: odds(222), acceptOdds: 1 });
    expect(isOutOfReach(slip, HERE, odds(218))).toBe(true);
    expect(isOutOfReach({ ...slip, acceptOdds: 3 }, HERE, odds(218))).toBe(false);
    const selection = aSelection({ marketKind: 'bookmaker' });
    expect(isOutOfReach({ ...slip, selection, acceptOdds: 'better' }, HERE, odds(218))).toBe(false);
  });
});
