import { describe, expect, it } from 'vitest';
import { waitingOn } from '@/domain/betting/waitingOn';
import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { betId, marketId } from '@/domain/shared/ids';
import { aBet, aPendingBet } from '@tests/support/mothers/betting';
import { MARKET } from '@tests/support/mothers/sports';

const WAITS = { status: 'unmatched', matched: NO_MONEY } as const;

describe('[SPORT-05] what waits on a market', () => {
  it('is what was not taken there, in part or at all', () => {
    const bets = [
      aBet({ id: betId('taken') }),
      aBet({ id: betId('waits'), ...WAITS }),
      aBet({ id: betId('partly'), status: 'partlyMatched', matched: rupees(100) }),
      aPendingBet(5_000, { id: betId('delayed') }),
      aBet({ id: betId('elsewhere'), marketId: marketId('other'), ...WAITS }),
    ];
    expect(waitingOn(MARKET, bets).map(({ id }) => id)).toEqual(['waits', 'partly', 'delayed']);
  });

  it('is one bet while a change of it waits', () => {
    const bet = aBet({ ...WAITS });
    const change = aPendingBet(5_000, { id: betId('change'), replaces: bet.id });
    expect(waitingOn(MARKET, [change, bet])).toEqual([bet]);
    expect(waitingOn(MARKET, [change])).toEqual([change]);
  });
});
