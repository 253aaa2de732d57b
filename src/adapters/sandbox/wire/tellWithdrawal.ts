import type { WithdrawalRecord } from '../engine/cashier/withdrawals/WithdrawalRecord';
import type { EngineCore } from '../engine/EngineCore';
import { sayRupees } from '../engine/money/sayRupees';
import { say } from '../texts/Said';

/** What a player is told when the operator has decided about a withdrawal. */
export function tellWithdrawal(core: EngineCore, record: WithdrawalRecord): void {
  core.peers.toUser(record.userId, 'sub:notification_toast', { ...toastOf(record), page: '/withdrawList' });
}

function toastOf({ status, amount, fee, account, reason }: WithdrawalRecord) {
  if (status === 'approved') {
    const paid = { amount: sayRupees(amount - fee), account };
    const message =
      fee === 0
        ? say('{amount} was paid to {account}.', paid)
        : say('{amount} was paid to {account}: {asked} less a fee of {fee}.', {
            ...paid,
            asked: sayRupees(amount),
            fee: sayRupees(fee),
          });
    return { title: say('Withdrawal paid'), message, status: 'success' };
  }
  const message = say('{amount} is back in your cash. {reason}', { amount: sayRupees(amount), reason });
  const title = say(status === 'expired' ? 'Withdrawal expired' : 'Withdrawal declined');
  return { title, message, status: 'warning' };
}
