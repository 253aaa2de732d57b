import type { Deposit } from '@/domain/cashier/deposits/Deposit';
import type { RedirectStarted } from '../../ports/gateways/DepositsGateway';
import type { SubmissionState } from '../../ports/state/SubmissionState';
import type { CashierParts, CashierPorts } from '../CashierParts';
import type { DepositsApp } from '../DepositsApp';
import { SubmitOnce } from '../../shared/SubmitOnce';
import type { SubmitParts } from '../../shared/SubmitOnce';
import { ChooseGateway } from './ChooseGateway';
import { depositForm, redirectForm } from './depositForms';
import { LoadDeposits } from './LoadDeposits';
import { LoadGateways } from './LoadGateways';
import { OrderDeposit } from './OrderDeposit';
import { PayThere } from './PayThere';
import { SubmitDeposit } from './SubmitDeposit';
import { WatchDeposits } from './WatchDeposits';

/** Money in. */
export function openDeposits(
  ports: CashierPorts,
  { notify, syncWallet, memory, follow, late }: CashierParts,
): DepositsApp {
  const { depositsGateway: gateway, deposits: state, gatewayMemory, paymentPages, qrCodes } = ports;
  const { session, ids, clock, scheduler, address, config } = ports;

  const load = new LoadDeposits(gateway, state, session, clock, syncWallet);
  const order = new OrderDeposit(gateway, state, session, clock, load);
  const submission = ports.newSubmission<Deposit>();
  const redirect = ports.newSubmission<RedirectStarted>();
  const once = <Form, Told>(form: SubmitParts<Form, Told>, shown: SubmissionState<Told>) =>
    new SubmitOnce(form, shown, memory, session, ids, clock, scheduler);
  const learn = (deposit: Deposit): void => load.told(deposit);
  const submit = once(depositForm(gateway, learn), submission);
  const start = once(redirectForm(gateway, learn), redirect);
  late.join({
    opened: () => {
      submit.resume();
      start.resume();
    },
    closed: () => {
      submit.stop();
      start.stop();
      state.forgotten();
    },
  });
  return {
    view: state,
    submission,
    redirect,
    loadGateways: new LoadGateways(gateway, state, gatewayMemory, session),
    chooseGateway: new ChooseGateway(gatewayMemory, state),
    watch: new WatchDeposits(load, state, [submit, start], follow),
    reload: load,
    order,
    extend: { execute: () => order.extend() },
    submit: new SubmitDeposit(submit, submission, load),
    payThere: new PayThere(start, redirect, gatewayMemory, paymentPages, address, config, notify),
    acknowledge: {
      execute: () => {
        submit.acknowledge();
        start.acknowledge();
      },
    },
    leftWith: { execute: () => gatewayMemory.leftWith() },
    qrCode: { execute: (text) => qrCodes.squares(text) },
  };
}
