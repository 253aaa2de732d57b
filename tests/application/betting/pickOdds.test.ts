import { describe, expect, it } from 'vitest';
import { rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { aSelection } from '@tests/support/mothers/betting';
import { MARKET } from '@tests/support/mothers/sports';
import { bettingWorld } from './bettingWorld';

function world() {
  const made = bettingWorld();
  made.signIn();
  return made;
}

describe('odds that are picked from a ladder', () => {
  it('stand in a slip with the stake that was chosen, and nothing is placed', () => {
    const { pickOdds, betting, bets } = world();
    pickOdds(aSelection(), odds(230), '500');
    expect(betting.slips).toMatchObject([
      { slip: { odds: 230, stakeText: '500', line: null }, placement: { state: 'editing' }, level: -1 },
    ]);
    expect(bets.orders).toEqual([]);
  });

  it('go into the slip of the same bet; without a stake, what was typed there stays', () => {
    const { pickOdds, betting } = world();
    pickOdds(aSelection(), odds(230), '500');
    pickOdds(aSelection(), odds(228), '');
    expect(betting.slips).toMatchObject([{ slip: { odds: 228, stakeText: '500' } }]);
    pickOdds(aSelection(), odds(226), '200');
    expect(betting.slips).toMatchObject([{ slip: { odds: 226, stakeText: '200' } }]);
  });

  it('mark the cell of the board that quotes them', () => {
    const { pickOdds, betting } = world();
    pickOdds(aSelection(), odds(200), '');
    expect(betting.slips).toMatchObject([{ level: 0 }]);
  });

  it('are ignored while the market cannot be bet on, and by a visitor', () => {
    const made = world();
    made.board.freshnessChanged([MARKET], 'stale');
    made.pickOdds(aSelection(), odds(230), '500');
    const visitor = bettingWorld();
    visitor.pickOdds(aSelection(), odds(230), '500');
    expect([made.betting.slips, visitor.betting.slips]).toEqual([[], []]);
  });

  it('are a bet at once with one-click on: for the stake that was chosen, else for the one that was named', () => {
    for (const [chosen, stake] of [
      ['', 200],
      ['500', 500],
    ] as const) {
      const { pickOdds, oneClick, bets } = world();
      oneClick('200');
      pickOdds(aSelection(), odds(202), chosen);
      expect(bets.orders).toMatchObject([{ odds: 202, stake: rupees(stake) }]);
    }
  });

  it('far from the price are asked about once more, as from the slip', () => {
    const { pickOdds, oneClick, bets, betting } = world();
    oneClick('200');
    pickOdds(aSelection({ side: 'back' }), odds(120), '');
    expect(bets.orders).toEqual([]);
    expect(betting.slips[0]?.doubts).not.toEqual([]);
  });
});
