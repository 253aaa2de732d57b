import { describe, expect, it } from 'vitest';
import { Bets } from '@games/parts/Bets';

const on = (bets: Bets) => Object.fromEntries(bets.fields);

describe('the chips on a cloth', () => {
  it('lie where they are put, and each step can be undone', () => {
    const bets = new Bets(1_000);
    bets.place(['red'], 100);
    bets.place(['red', 'n-7'], 50);
    expect(on(bets)).toEqual({ red: 150, 'n-7': 50 });
    bets.double();
    expect(bets.total).toBe(400);
    bets.clear();
    expect(bets.total).toBe(0);
    for (const total of [400, 200, 100, 0]) {
      bets.undo();
      expect(bets.total).toBe(total);
    }
    expect(bets.canUndo).toBe(false);
  });

  it('are never more than the table takes', () => {
    const bets = new Bets(250);
    expect(bets.place(['red'], 200)).toBe(true);
    expect(bets.place(['black'], 100)).toBe(false);
    expect(bets.double()).toBe(false);
    expect(on(bets)).toEqual({ red: 200 });
  });

  it('of the last round are seen until the next chip, and can be played again', () => {
    const bets = new Bets(1_000);
    bets.place(['red'], 100);
    expect(bets.canRepeat).toBe(false);
    bets.begun();
    expect([bets.total, bets.canRepeat, bets.canUndo]).toEqual([100, true, false]);
    bets.place(['black'], 50);
    expect(on(bets)).toEqual({ black: 50 });
    bets.clear();
    bets.repeat();
    expect(on(bets)).toEqual({ red: 100 });
  });
});
