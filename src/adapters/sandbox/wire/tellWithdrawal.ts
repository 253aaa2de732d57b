import type { WithdrawalRecord } from '../engine/cashier/withdrawals/WithdrawalRecord';
import type { EngineCore } from '../engine/EngineCore';
import { sayRupees } from '../engine/money/sayRupees';

/** What a player is told when the operator has decided about a withdrawal. */
export function tellWithdrawal(core: EngineCore, record: WithdrawalRecord): void {
  core.peers.toUser(record.userId, 'sub:notification_toast', toastOf(record));
}

function toastOf({ status, amount, account, reason }: WithdrawalRecord): unknown {
  if (status === 'approved') {
    const message = `${sayRupees(amount)} was paid to ${account}.`;
    return { title: 'Withdrawal paid', message, status: 'success' };
  }
  const message = `${sayRupees(amount)} is back in your cash. ${reason}`;
  const title = status === 'expired' ? 'Withdrawal expired' : 'Withdrawal declined';
  return { title, message, status: 'warning' };
}
