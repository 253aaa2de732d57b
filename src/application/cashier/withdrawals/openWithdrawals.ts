import type { Withdrawal, WithdrawOrder, WithdrawTarget } from '@/domain/cashier/withdrawals/Withdrawal';
import type { AddressChecksums } from '../../ports/device/AddressChecksums';
import type { CashierParts, CashierPorts } from '../CashierParts';
import { SubmitOnce, type SubmitParts } from '../../shared/SubmitOnce';
import type { WithdrawalsApp } from '../WithdrawalsApp';
import { cancelWithdrawal } from './cancelWithdrawal';
import { collectWithdrawals, loadWithdrawals } from './loadWithdrawals';
import { loadWithdrawOverview } from './loadWithdrawOverview';
import type { WithdrawalsGateway } from '../../ports/gateways/WithdrawalsGateway';

/** Money out. */
export function openWithdrawals(
  ports: CashierPorts,
  { syncWallet, memory, follow, late }: CashierParts,
): WithdrawalsApp {
  const { withdrawalsGateway: gateway } = ports;
  const view = ports.newSubmission<Withdrawal>();
  const form = withdrawForm(gateway, () => void syncWallet());
  const submit = new SubmitOnce(form, view, memory, ports);
  late.join(submit);
  return {
    view,
    loadOverview: loadWithdrawOverview(ports),
    list: loadWithdrawals(ports),
    collect: collectWithdrawals(ports),
    addressFits: addressFits(ports.addressChecksums),
    submit: (order, summary) => submit.submit(order, summary),
    resume: () => void submit.resume(),
    acknowledge: () => submit.acknowledge(),
    follow,
    cancel: cancelWithdrawal(ports, syncWallet),
  };
}

/** A sum that cannot be looked at stops nobody: the server judges too. */
export function addressFits(checksums: AddressChecksums) {
  return async (target: WithdrawTarget): Promise<boolean> => {
    if (target.kind !== 'address' || target.network === null) return true;
    return checksums.fits(target.address, target.network).catch(() => true);
  };
}

/** A request to be paid (F65). `moved`: it is known now that money has left the cash, so the balance is another. */
export function withdrawForm(
  gateway: Pick<WithdrawalsGateway, 'create' | 'byKey'>,
  moved: () => void,
): SubmitParts<WithdrawOrder, Withdrawal> {
  return {
    kind: 'withdrawal',
    refused: 'withdraw.refused',
    send: (order, key) => gateway.create(order, key),
    find: (key) => gateway.byKey(key),
    taken: moved,
  };
}
