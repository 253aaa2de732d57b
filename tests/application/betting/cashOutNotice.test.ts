import { describe, expect, it } from 'vitest';
import { cashOutNotice } from '@/application/betting/cashOutNotice';
import { say } from '@/domain/shared/Message';
import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { betId, marketId } from '@/domain/shared/ids';
import { aBet } from '@tests/support/mothers/betting';

describe('the notice of a cash out', () => {
  it('names the match and the figure', () => {
    expect(cashOutNotice({ amount: rupees(-5), bets: [aBet({ matchName: 'Home v Away' })] }, [])).toEqual(
      say('cashOut.doneOf', { match: 'Home v Away', amountPaise: rupees(-5) }),
    );
  });

  it('of a part names its share and no figure: those of several parts are more than the market pays', () => {
    const bets = [aBet({ matchName: 'Home v Away' })];
    expect(cashOutNotice({ amount: rupees(50), bets, part: 30 }, [])).toEqual(
      say('cashOut.partOf', { match: 'Home v Away', part: 30 }),
    );
  });

  it('[SPORT-05] while a bet on that market waits says so, and calls nothing settled', () => {
    const bets = [aBet({ matchName: 'Home v Away' })];
    const waits = { id: betId('waits'), status: 'unmatched', matched: NO_MONEY } as const;
    const open = [...bets, aBet(waits), aBet({ ...waits, id: betId('other'), marketId: marketId('other') })];
    expect(cashOutNotice({ amount: rupees(-5), bets }, open)).toEqual(
      say('cashOut.doneWaiting', { match: 'Home v Away', amountPaise: rupees(-5), count: 1 }),
    );
    expect(cashOutNotice({ amount: rupees(-5), bets, part: 30 }, open)).toEqual(
      say('cashOut.partWaiting', { match: 'Home v Away', part: 30, count: 1 }),
    );
  });

  it.each([[[]], [[aBet({ matchName: '' })]]])('says that it is done where no match is named', (bets) => {
    expect(cashOutNotice({ amount: rupees(5), bets }, [])).toEqual(say('cashOut.done'));
  });
});
