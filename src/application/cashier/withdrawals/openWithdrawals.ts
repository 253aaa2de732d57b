import type { Withdrawal } from '@/domain/cashier/withdrawals/Withdrawal';
import type { CashierParts, CashierPorts } from '../CashierParts';
import { SubmitOnce } from '../../shared/SubmitOnce';
import type { WithdrawalsApp } from '../WithdrawalsApp';
import { cancelWithdrawal } from './cancelWithdrawal';
import { collectWithdrawals } from './collectWithdrawals';
import { loadWithdrawals } from './loadWithdrawals';
import { loadWithdrawOverview } from './loadWithdrawOverview';
import { withdrawForm } from './withdrawForm';

/** Money out. */
export function openWithdrawals(
  ports: CashierPorts,
  { syncWallet, memory, follow, late }: CashierParts,
): WithdrawalsApp {
  const { withdrawalsGateway: gateway } = ports;
  const view = ports.newSubmission<Withdrawal>();
  const form = withdrawForm(gateway, () => void syncWallet());
  const submit = new SubmitOnce(form, view, memory, ports);
  late.join({ opened: () => void submit.resume(), closed: () => submit.stop() });
  return {
    view,
    loadOverview: loadWithdrawOverview(ports),
    list: loadWithdrawals(ports),
    collect: collectWithdrawals(ports),
    submit: (order) => submit.submit(order),
    resume: () => void submit.resume(),
    acknowledge: () => submit.acknowledge(),
    follow,
    cancel: cancelWithdrawal(ports, syncWallet),
  };
}
