import { describe, expect, it } from 'vitest';
import { betTimeoutMs, overdueAfterMs } from '@/domain/betting/betTimes';
import { oddsHonoured } from '@/domain/betting/oddsHonoured';
import { matchedOn, projectRunners } from '@/domain/betting/projection';
import { rejectionMessage } from '@/domain/betting/rejectionMessage';
import type { RejectionReason } from '@/domain/betting/RejectionReason';
import { slipAsMatched, slipSummary } from '@/domain/betting/slipSummary';
import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { marketId } from '@/domain/shared/ids';
import { aBet, aSelection, aSlip } from '@tests/support/mothers/betting';
import { AWAY, HOME, MARKET } from '@tests/support/mothers/sports';

describe('the figures of a slip', () => {
  it('[P10] a back: profit down, the stake at risk', () => {
    expect(slipSummary(aSlip({ odds: odds(198), stakeText: '100.01' }))).toEqual({
      stake: 10_001,
      profit: 9_800,
      liability: 10_001,
    });
  });

  it('[P10] a lay: the stake to win, the liability up', () => {
    const slip = aSlip({ selection: aSelection({ side: 'lay' }), odds: odds(198), stakeText: '100.01' });
    expect(slipSummary(slip)).toEqual({ stake: 10_001, profit: 10_001, liability: 9_801 });
  });

  it('without a stake there are none', () => {
    expect(slipSummary(aSlip({ stakeText: '' }))).toEqual({ stake: null, profit: null, liability: null });
    expect(slipAsMatched(aSlip({ stakeText: '-5' }))).toBeNull();
  });

  it('[P10] a fancy: Yes risks the stake for the rate, No the other way round', () => {
    const fancy = (side: 'back' | 'lay') =>
      slipSummary(
        aSlip({
          selection: aSelection({ marketKind: 'fancy', side }),
          odds: odds(190),
          line: 40,
          stakeText: '100',
        }),
      );
    expect(fancy('back')).toEqual({ stake: rupees(100), profit: rupees(90), liability: rupees(100) });
    expect(fancy('lay')).toEqual({ stake: rupees(100), profit: rupees(100), liability: rupees(90) });
  });
});

const TWO_WAY = { kind: 'matchOdds', winners: 1, runners: [HOME, AWAY] } as const;

describe('the projection under each runner', () => {
  it('shows the open bets, and the slip on top of them', () => {
    const bets = matchedOn(MARKET, [aBet({ matched: rupees(100), odds: odds(300) })]);
    expect(projectRunners(TWO_WAY, bets, [aSlip({ odds: odds(200), stakeText: '50' })])).toEqual([
      { runnerId: HOME, now: rupees(200), projected: rupees(250) },
      { runnerId: AWAY, now: rupees(-100), projected: rupees(-150) },
    ]);
  });

  it('adds up the slips that are open on one market', () => {
    const slips = [aSlip({ stakeText: '50' }), aSlip({ stakeText: '30' }), aSlip({ stakeText: '' })];
    expect(projectRunners(TWO_WAY, [], slips)).toEqual([
      { runnerId: HOME, now: 0, projected: rupees(80) },
      { runnerId: AWAY, now: 0, projected: rupees(-80) },
    ]);
  });

  it('projects nothing without a slip or without a stake', () => {
    for (const slips of [[], [aSlip({ stakeText: '' })]])
      expect(projectRunners({ ...TWO_WAY, runners: [HOME] }, [], slips)).toEqual([
        { runnerId: HOME, now: 0, projected: null },
      ]);
  });

  it('counts matched parts of standing bets on this market only', () => {
    const counted = matchedOn(MARKET, [
      aBet({ status: 'partlyMatched', matched: rupees(10) }),
      aBet({ status: 'unmatched', matched: NO_MONEY }),
      aBet({ status: 'pending', matched: rupees(10) }),
      aBet({ status: 'settled' }),
      aBet({ marketId: marketId('another') }),
    ]);
    expect(counted.map((each) => each.stake)).toEqual([rupees(10)]);
  });
});

describe('[P19] the odds of a bet that was taken', () => {
  const asked = { odds: odds(200), line: null, acceptOdds: 'better' as const };

  it('are never worse than asked: lower for a back, higher for a lay', () => {
    expect(oddsHonoured(aBet({ odds: odds(200) }), asked)).toBe(true);
    expect(oddsHonoured(aBet({ odds: odds(202) }), asked)).toBe(true);
    expect(oddsHonoured(aBet({ odds: odds(199) }), asked)).toBe(false);
    expect(oddsHonoured(aBet({ side: 'lay', odds: odds(199) }), asked)).toBe(true);
    expect(oddsHonoured(aBet({ side: 'lay', odds: odds(200) }), asked)).toBe(true);
    expect(oddsHonoured(aBet({ side: 'lay', odds: odds(201) }), asked)).toBe(false);
  });

  it('may be anything for a player who opted in, or while nothing is matched', () => {
    expect(oddsHonoured(aBet({ odds: odds(101) }), { ...asked, acceptOdds: 'any' })).toBe(true);
    expect(oddsHonoured(aBet({ odds: odds(101), matched: NO_MONEY }), asked)).toBe(true);
  });

  it('of a fancy are those of its line: another line is another bet', () => {
    const fancy = { ...asked, line: 40 };
    expect(oddsHonoured(aBet({ line: 40 }), fancy)).toBe(true);
    expect(oddsHonoured(aBet({ line: 41, odds: odds(300) }), fancy)).toBe(false);
    expect(oddsHonoured(aBet({ line: 41 }), { ...fancy, acceptOdds: 'any' })).toBe(true);
  });

  it('are held against our slip, not against what the server says we asked', () => {
    expect(oddsHonoured(aBet({ odds: odds(150), requestedOdds: odds(150) }), asked)).toBe(false);
  });
});

describe('times of a bet', () => {
  it('[F57] a reply may take the delay and ten seconds, at least fifteen; twenty over the delay is overdue', () => {
    expect([0, 5, 6, 12].map(betTimeoutMs)).toEqual([15_000, 15_000, 16_000, 22_000]);
    expect([0, 5].map(overdueAfterMs)).toEqual([20_000, 25_000]);
  });
});

describe('[SPORT-05] reasons of a rejection', () => {
  it('have a sentence each', () => {
    const reasons: RejectionReason[] = [
      'belowMin',
      'aboveMax',
      'aboveMaxProfit',
      'oddsChanged',
      'oddsOffLadder',
      'suspended',
      'ballRunning',
      'insufficientBalance',
      'exposureLimit',
      'unmatchedNotAllowed',
      'marketClosed',
      'selfLimit',
      'betChanged',
      'server',
    ];
    expect(reasons.map(rejectionMessage)).toEqual(reasons.map((reason) => `bet.${reason}`));
  });
});
