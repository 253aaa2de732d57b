import { describe, expect, it } from 'vitest';
import { cashOutNotice } from '@/application/betting/cashOutNotice';
import { say } from '@/domain/shared/Message';
import { rupees } from '@/domain/shared/Money';
import { aBet } from '@tests/support/mothers/betting';

describe('the notice of a cash out', () => {
  it('names the match and the figure', () => {
    expect(cashOutNotice({ amount: rupees(-5), bets: [aBet({ matchName: 'Home v Away' })] })).toEqual(
      say('cashOut.doneOf', { match: 'Home v Away', amountPaise: rupees(-5) }),
    );
  });

  it('of a part names its share and no figure: those of several parts are more than the market pays', () => {
    const bets = [aBet({ matchName: 'Home v Away' })];
    expect(cashOutNotice({ amount: rupees(50), bets, part: 30 })).toEqual(
      say('cashOut.partOf', { match: 'Home v Away', part: 30 }),
    );
  });

  it.each([[[]], [[aBet({ matchName: '' })]]])('says that it is done where no match is named', (bets) => {
    expect(cashOutNotice({ amount: rupees(5), bets })).toEqual(say('cashOut.done'));
  });
});
