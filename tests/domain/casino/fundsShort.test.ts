import { describe, expect, it } from 'vitest';
import { fundsShort } from '@/domain/casino/fundsShort';
import { rupees } from '@/domain/shared/Money';

describe('too little for a game', () => {
  it('[CASINO-03] says how much is missing for its smallest bet', () => {
    expect(fundsShort(rupees(10), rupees(4))).toBe(rupees(6));
    expect(fundsShort(rupees(10), rupees(10))).toBeNull();
  });

  it('[CASINO-03] says nothing when the bet or the wallet is not known', () => {
    expect(fundsShort(null, rupees(0))).toBeNull();
    expect(fundsShort(rupees(10), null)).toBeNull();
  });
});
