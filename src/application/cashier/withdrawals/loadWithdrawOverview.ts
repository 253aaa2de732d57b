import type { BankAccount } from '@/domain/cashier/BankAccount';
import type { Withdrawal } from '@/domain/cashier/withdrawals/Withdrawal';
import type { WithdrawOptions } from '@/domain/cashier/withdrawals/WithdrawOptions';
import type { Failure } from '@/domain/shared/Failure';
import type { Message } from '@/domain/shared/Message';
import { ok, type Result } from '@/domain/shared/Result';
import type { AllPorts } from '../../ports/LaterPorts';
import type { Cancellation } from '../../ports/device/Cancellation';
import { askFor } from '../../shared/duringSession';

/** All that the pages of taking money out stand on. */
export interface WithdrawOverview extends WithdrawOptions {
  /** What can be paid to; null: the list did not come, so nothing is said about it. */
  readonly accounts: readonly BankAccount[] | null;
  /** What has been asked for and waits; null: it did not come. */
  readonly pending: readonly Withdrawal[] | null;
}

/** One for each method at a time: a page of them is all. */
const MAX_PENDING = 25;
/** Ten accounts come at a time. */
const MAX_PAGES = 5;

/** Ways out, accounts on file and what waits, in one go. Only the ways out cannot be done without. */
export function loadWithdrawOverview(
  ports: Pick<AllPorts, 'withdrawalsGateway' | 'bankAccountsGateway' | 'session'>,
) {
  return (cancellation?: Cancellation): Promise<Result<WithdrawOverview, Message>> =>
    askFor(ports.session, 'withdraw.optionsFailed', () => ask(cancellation));

  async function ask(cancellation?: Cancellation): Promise<Result<WithdrawOverview, Failure>> {
    const [options, accounts, pending] = await Promise.all([
      ports.withdrawalsGateway.options(cancellation),
      listAccounts(cancellation),
      ports.withdrawalsGateway.list({ skip: 0, pageSize: MAX_PENDING, status: 'pending' }, cancellation),
    ]);
    if (!options.ok) return options;
    return ok({ ...options.value, accounts, pending: pending.ok ? pending.value.withdrawals : null });
  }

  async function listAccounts(cancellation?: Cancellation): Promise<readonly BankAccount[] | null> {
    const found: BankAccount[] = [];
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const reply = await ports.bankAccountsGateway.list(page * 10, cancellation);
      if (!reply.ok) return null;
      found.push(...reply.value.accounts);
      if (reply.value.accounts.length === 0 || (page + 1) * 10 >= reply.value.count) return found;
    }
    return found;
  }
}
