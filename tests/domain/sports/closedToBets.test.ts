import { describe, expect, it } from 'vitest';
import { closedToBets } from '@/domain/sports/closedToBets';
import { AWAY, HOME, aBook, aRunnerBook } from '@tests/support/mothers/sports';

const open = aBook([
  [HOME, aRunnerBook([], [])],
  [AWAY, aRunnerBook([], [], 'suspended')],
]);

describe('[F40] news that closes bets', () => {
  it('is a market that leaves open', () => {
    expect(closedToBets(open, { ...open, status: 'suspended' })).toBe(true);
    expect(closedToBets(open, { ...open, status: 'closed' })).toBe(true);
    expect(closedToBets({ ...open, status: 'suspended' }, { ...open, status: 'closed' })).toBe(false);
  });

  it('is an active runner that no longer is one, or is gone', () => {
    const suspended = aBook([
      [HOME, aRunnerBook([], [], 'suspended')],
      [AWAY, aRunnerBook([], [])],
    ]);
    expect(closedToBets(open, suspended)).toBe(true);
    expect(closedToBets(open, aBook([]))).toBe(true);
  });

  it('is not a price, nor something that opens', () => {
    expect(closedToBets(open, aBook([[HOME, aRunnerBook([[200, 5]], [])]]))).toBe(false);
    expect(closedToBets({ ...open, status: 'suspended' }, open)).toBe(false);
  });
});
