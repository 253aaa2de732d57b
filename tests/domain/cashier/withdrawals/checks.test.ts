import { describe, expect, it } from 'vitest';
import { mayWithdraw, withdrawChecks } from '@/domain/cashier/withdrawals/withdrawChecks';
import { findMethod } from '@/domain/cashier/withdrawals/WithdrawMethod';
import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { aMethod, aWithdrawSituation, cryptoMethod, upiMethod } from '@tests/support/mothers/withdrawals';

const missing = (...args: Parameters<typeof withdrawChecks>) =>
  withdrawChecks(...args)
    .filter(({ met }) => !met)
    .map(({ name, fix }) => [name, fix]);

describe('[CASH-02] what stands in the way of a withdrawal', () => {
  it('nothing does for a proven player with cash and an account', () => {
    const checks = withdrawChecks(aWithdrawSituation(), aMethod(), 1);
    expect(checks.map(({ name }) => name)).toEqual([
      'kyc',
      'account',
      'wagering',
      'cash',
      'daily',
      'waiting',
    ]);
    expect(mayWithdraw(checks)).toBe(true);
  });

  it.each([
    ['the proof of identity', { kyc: 'none' }, [['kyc', '/kyc']]],
    ['a proof that is being looked at', { kyc: 'pending' }, [['kyc', '/kyc']]],
    ['a word that nobody knows', { kyc: 'unknown' }, [['kyc', '/kyc']]],
    ['money', { cash: NO_MONEY, withdrawable: NO_MONEY }, [['cash', '/gatewaylist']]],
    ['more than the minimum', { withdrawable: rupees(499) }, [['cash', '/gatewaylist']]],
    ['wagering', { locked: rupees(10_000), withdrawable: NO_MONEY }, [['wagering', '/bonus']]],
    ['tomorrow', { today: 5 }, [['daily', null]]],
    ['the one before', { waiting: ['bank'] }, [['waiting', '/withdrawList?status=pending']]],
  ] as const)('%s is missing', (_, situation, expected) => {
    expect(missing(aWithdrawSituation(situation), aMethod(), 1)).toEqual(expected);
  });

  it('an account on file is asked for by a bank transfer alone, and only once it is known', () => {
    expect(missing(aWithdrawSituation(), aMethod(), 0)).toEqual([['account', '/bank-details']]);
    expect(missing(aWithdrawSituation(), upiMethod, 0)).toEqual([]);
    expect(missing(aWithdrawSituation(), aMethod(), null)).toEqual([]);
  });

  it('cash that is locked in part does not stop what is free', () => {
    expect(
      missing(aWithdrawSituation({ locked: rupees(9_000), withdrawable: rupees(1_000) }), aMethod(), 1),
    ).toEqual([]);
  });

  it('a closed method leads back to the others', () => {
    expect(missing(aWithdrawSituation(), aMethod({ closed: { reason: '' } }), 1)).toEqual([
      ['open', '/withdraw'],
    ]);
  });

  it('of no method in particular: what all of them ask', () => {
    expect(withdrawChecks(aWithdrawSituation(), null, 1).map(({ name }) => name)).toEqual([
      'kyc',
      'account',
      'wagering',
      'cash',
      'daily',
    ]);
  });

  it('a word of the address is the id of a method, or a mode', () => {
    const methods = [aMethod({ id: 'm_imps' }), upiMethod, cryptoMethod];
    expect(findMethod(methods, 'M_IMPS')?.id).toBe('m_imps');
    expect(findMethod(methods, 'bank')?.id).toBe('m_imps');
    expect(findMethod(methods, 'cheque')).toBeNull();
    expect(findMethod(methods, null)).toBeNull();
  });
});
