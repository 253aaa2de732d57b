import type { Withdrawal } from '@/domain/cashier/withdrawals/Withdrawal';
import type { WithdrawMethod } from '@/domain/cashier/withdrawals/WithdrawMethod';
import type { WithdrawSituation } from '@/domain/cashier/withdrawals/WithdrawSituation';
import { NO_MONEY, paise, rupees } from '@/domain/shared/Money';
import { submissionKey, withdrawalId } from '@/domain/shared/ids';
import { invent } from './invent';

const from = invent('withdrawals');
/** Where a withdrawal goes, masked: invented. */
export const ACCOUNT = `${from.company()} Bank ••••${from.digits(4)}`;

export function aMethod(parts: Partial<WithdrawMethod> = {}): WithdrawMethod {
  return {
    id: 'bank',
    mode: 'bank',
    name: 'Bank transfer',
    min: rupees(500),
    max: rupees(200_000),
    fee: { flat: NO_MONEY, basisPoints: 0 },
    minutes: 2,
    networks: [],
    currency: null,
    closed: null,
    ...parts,
  };
}

export const upiMethod = aMethod({
  id: 'upi',
  mode: 'upi',
  name: 'UPI',
  min: rupees(200),
  max: rupees(50_000),
});
export const cryptoMethod = aMethod({
  id: 'crypto',
  mode: 'crypto',
  name: 'USDT',
  min: rupees(1_000),
  fee: { flat: rupees(90), basisPoints: 0 },
  networks: ['TRC20', 'BEP20'],
  currency: { code: 'USDT', rate: paise(8_850) },
});

export function aWithdrawSituation(parts: Partial<WithdrawSituation> = {}): WithdrawSituation {
  return {
    cash: rupees(10_000),
    coins: rupees(500),
    locked: NO_MONEY,
    withdrawable: rupees(10_000),
    onItsWay: NO_MONEY,
    kyc: 'approved',
    today: 0,
    dailyMost: 5,
    waiting: [],
    ...parts,
  };
}

export function aWithdrawal(parts: Partial<Withdrawal> = {}): Withdrawal {
  return {
    id: withdrawalId('W1'),
    key: submissionKey('0'.repeat(31) + '1'),
    amount: rupees(1_000),
    fee: NO_MONEY,
    receives: rupees(1_000),
    method: 'bank',
    methodName: 'Bank transfer',
    mode: 'bank',
    account: ACCOUNT,
    status: 'pending',
    cancelled: false,
    reason: '',
    note: '',
    reference: '',
    createdAt: Date.UTC(2026, 3, 2, 14, 0, 5),
    dueAt: Date.UTC(2026, 3, 2, 14, 2, 5),
    processedAt: null,
    ...parts,
  };
}
