import { describe, expect, it } from 'vitest';
import { changeNotice, outcomeNotice, settlementNotice, waitNotice } from '@/application/betting/betNotices';
import { say } from '@/domain/shared/Message';
import { NO_MONEY, paise, rupees } from '@/domain/shared/Money';
import { aBet, aPendingBet, aRejectedBet } from '@tests/support/mothers/betting';
import { invent } from '@tests/support/mothers/invent';

const selection = invent('a runner of a notice').longName();

describe('what a settlement brought', () => {
  const settled = (profitLoss: number | null) =>
    settlementNotice(
      aBet({ selection, status: 'settled', profitLoss: profitLoss === null ? null : paise(profitLoss) }),
    );

  it('[SPORT-06] a bet that won says what it won', () => {
    expect(settled(12_345)).toEqual({
      message: say('bet.settledWon', { selection, amountPaise: 12_345 }),
      type: 'success',
    });
    expect(settled(1)?.type).toBe('success');
  });

  it('[SPORT-06] a bet that lost says that it lost, and how much, without a sign', () => {
    expect(settled(-12_345)).toEqual({
      message: say('bet.settledLost', { selection, amountPaise: 12_345 }),
      type: 'info',
    });
    expect(settled(-1)?.message).toEqual(say('bet.settledLost', { selection, amountPaise: 1 }));
  });

  it('[F44] a bet that brought nothing, and one that is void, say that the stake is back', () => {
    const message = say('bet.settledVoid', { selection, amountPaise: 0 });
    expect(settled(0)).toEqual({ message, type: 'info' });
    expect(settlementNotice(aBet({ selection, status: 'void', profitLoss: null }))).toEqual({
      message,
      type: 'info',
    });
  });

  it('nothing is claimed of a settlement whose figure is not known, or of a bet that is not settled', () => {
    expect(settled(null)).toBeNull();
    expect(settlementNotice(aBet({ status: 'matched', profitLoss: rupees(5) }))).toBeNull();
  });
});

describe('what became of a bet', () => {
  it.each([
    [aBet({ selection, status: 'unmatched' }), 'bet.unmatched', 'success'],
    [aBet({ selection, status: 'partlyMatched' }), 'bet.partlyMatched', 'success'],
    [aBet({ selection, status: 'matched' }), 'bet.placed', 'success'],
    [aBet({ selection, status: 'lapsed', matched: paise(1) }), 'bet.partlyMatched', 'success'],
    [aBet({ selection, status: 'cancelled', matched: paise(1) }), 'bet.partlyMatched', 'success'],
  ] as const)('%#: a bet that stands names its runner', (bet, key, type) => {
    expect(outcomeNotice(bet)).toEqual({ message: say(key, { selection, stakePaise: bet.stake }), type });
  });

  it.each([
    aRejectedBet({ reason: 'suspended' }),
    aBet({ status: 'lapsed', matched: NO_MONEY, reason: 'suspended' }),
    aBet({ status: 'cancelled', matched: NO_MONEY, reason: 'suspended' }),
  ])('%#: a bet that does not stand says why', (bet) => {
    const notice = outcomeNotice(bet);
    expect(notice.type).toBe('error');
    expect(notice.message).not.toEqual(outcomeNotice({ ...bet, reason: null }).message);
  });
});

describe('what became of a change of a bet', () => {
  it('waits, is made, or is not made and says why', () => {
    expect(changeNotice(aPendingBet(5_000, { selection }))).toEqual({
      message: say('bet.changeWaits', { selection }),
      type: 'info',
    });
    expect(changeNotice(aBet({ selection }))).toEqual({
      message: say('bet.changed', { selection }),
      type: 'success',
    });
    for (const reason of ['betChanged', 'marketClosed'] as const)
      expect(changeNotice(aRejectedBet({ reason })).message).not.toEqual(say('bet.notChanged', { reason }));
    expect(changeNotice(aRejectedBet({ reason: 'suspended' }))).toEqual({
      message: say('bet.notChanged', { reason: 'suspended' }),
      type: 'error',
    });
    expect(changeNotice(aRejectedBet({ reason: null })).message).toEqual(
      say('bet.notChanged', { reason: 'server' }),
    );
  });
});

describe('what happened to a bet that waited', () => {
  const waiting = aBet({ selection, status: 'unmatched', matched: NO_MONEY });

  it('more of it is matched, or all of it', () => {
    expect(waitNotice(waiting, { ...waiting, status: 'partlyMatched', matched: paise(100) })).toEqual({
      message: say('bet.partlyMatched', { selection }),
      type: 'success',
    });
    expect(waitNotice(waiting, { ...waiting, status: 'matched', matched: waiting.stake })).toEqual({
      message: say('bet.matched', { selection, stakePaise: waiting.stake }),
      type: 'success',
    });
  });

  it('it has lapsed, or nothing has happened that must be said', () => {
    expect(waitNotice(waiting, { ...waiting, status: 'lapsed' })).toEqual({
      message: say('bet.lapsed', { selection }),
      type: 'info',
    });
    expect(waitNotice(waiting, waiting)).toBeNull();
    expect(waitNotice(waiting, { ...waiting, status: 'cancelled' })).toBeNull();
    expect(waitNotice(aBet(), aBet({ status: 'lapsed' }))).toBeNull();
    for (const status of ['settled', 'void'] as const)
      expect(waitNotice(waiting, aBet({ status }))).toBeNull();
  });
});
