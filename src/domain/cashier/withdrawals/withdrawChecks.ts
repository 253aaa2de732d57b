import type { BankAccount } from '@/domain/cashier/BankAccount';
import { payableAccounts } from './withdrawDraft';
import type { WithdrawMethod } from './WithdrawMethod';
import type { WithdrawSituation } from './WithdrawSituation';

export type WithdrawCheckName = 'kyc' | 'account' | 'wagering' | 'cash' | 'daily' | 'waiting' | 'open';

/** One condition of a withdrawal: met, or what is missing and the page that mends it (null: only time does). */
export interface WithdrawCheck {
  readonly name: WithdrawCheckName;
  readonly met: boolean;
  readonly fix: string | null;
}

/**
 * What must be so before money can leave by this method; null: by any. In the order in which a player mends it. `accounts`: how many
 * bank accounts are on file; null while that is not known, then nothing is claimed about them. The server decides; this saves the way.
 */
export function withdrawChecks(
  situation: WithdrawSituation,
  method: Pick<WithdrawMethod, 'id' | 'mode' | 'min' | 'closed'> | null,
  accounts: number | null,
): readonly WithdrawCheck[] {
  const { kyc, locked, withdrawable, today, dailyMost, waiting } = situation;
  const least = method?.min ?? 1;
  const enough = withdrawable >= least;
  // Money that is there but locked is no lack of money.
  const lockedUp = !enough && withdrawable + locked >= least;
  const needsAccount = (method === null || method.mode === 'bank') && accounts !== null;
  return [
    { name: 'kyc', met: kyc === 'approved', fix: '/kyc' },
    ...(needsAccount ? [{ name: 'account', met: accounts > 0, fix: '/bank-details' } as const] : []),
    { name: 'wagering', met: !lockedUp, fix: '/bonus' },
    { name: 'cash', met: enough || lockedUp, fix: '/gatewaylist' },
    { name: 'daily', met: today < dailyMost, fix: null },
    ...(method === null ? [] : checksOf(method, waiting)),
  ];
}

function checksOf(
  { id, closed }: Pick<WithdrawMethod, 'id' | 'closed'>,
  waiting: readonly string[],
): readonly WithdrawCheck[] {
  return [
    { name: 'waiting', met: !waiting.includes(id), fix: '/withdrawList?status=pending' },
    ...(closed === null ? [] : [{ name: 'open', met: false, fix: '/withdraw' } as const]),
  ];
}

/** What a form of these ways out stands on: one way by all its conditions; where there are several, an account is missing only when there is no other. */
export function formChecks(
  situation: WithdrawSituation,
  methods: readonly WithdrawMethod[],
  accounts: readonly BankAccount[] | null,
): readonly WithdrawCheck[] {
  const [only, ...more] = methods;
  if (only !== undefined && more.length === 0)
    return withdrawChecks(situation, only, accounts === null ? null : payableAccounts(accounts, only).length);
  return withdrawChecks(situation, null, null);
}

/** Whether nothing is missing. */
export function mayWithdraw(checks: readonly WithdrawCheck[]): boolean {
  return checks.every(({ met }) => met);
}
