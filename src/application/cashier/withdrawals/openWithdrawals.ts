import type { Withdrawal } from '@/domain/cashier/withdrawals/Withdrawal';
import type { CashierParts, CashierPorts } from '../CashierParts';
import { SubmitOnce } from '../../shared/SubmitOnce';
import type { WithdrawalsApp } from '../WithdrawalsApp';
import { CancelWithdrawal } from './CancelWithdrawal';
import { CollectWithdrawals } from './CollectWithdrawals';
import { LoadWithdrawals } from './LoadWithdrawals';
import { LoadWithdrawOverview } from './LoadWithdrawOverview';
import { withdrawForm } from './withdrawForm';

/** Money out. */
export function openWithdrawals(
  ports: CashierPorts,
  { syncWallet, memory, follow, late }: CashierParts,
): WithdrawalsApp {
  const { withdrawalsGateway: gateway, bankAccountsGateway, session, ids, clock, scheduler } = ports;
  const view = ports.newSubmission<Withdrawal>();
  const form = withdrawForm(gateway, () => void syncWallet.execute());
  const submit = new SubmitOnce(form, view, memory, session, ids, clock, scheduler);
  late.join({ opened: () => void submit.resume(), closed: () => submit.stop() });
  return {
    view,
    loadOverview: new LoadWithdrawOverview(gateway, bankAccountsGateway, session),
    list: new LoadWithdrawals(gateway, session),
    collect: new CollectWithdrawals(gateway, session),
    submit,
    resume: { execute: () => void submit.resume() },
    acknowledge: { execute: () => submit.acknowledge() },
    follow,
    cancel: new CancelWithdrawal(gateway, session, syncWallet, clock, scheduler),
  };
}
