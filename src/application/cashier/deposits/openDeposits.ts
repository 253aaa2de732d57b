import type { Deposit } from '@/domain/cashier/deposits/Deposit';
import type { RedirectStarted } from '../../ports/gateways/DepositsGateway';
import type { SubmissionState } from '../../ports/state/SubmissionState';
import type { CashierParts, CashierPorts } from '../CashierParts';
import type { DepositsApp } from '../DepositsApp';
import { SubmitOnce, type SubmitParts } from '../../shared/SubmitOnce';
import { chooseGateway, loadGateways } from './loadGateways';
import { depositForm, redirectForm, payThere, submitDeposit } from './depositForms';
import { LoadDeposits, watchDeposits } from './LoadDeposits';
import { OrderDeposit } from './OrderDeposit';
import { payByApp } from './payByApp';
import { TypedReference } from './TypedReference';

/** Money in. */
export function openDeposits(
  ports: CashierPorts,
  { notify, syncWallet, playSound, memory, follow, late }: CashierParts,
): DepositsApp {
  const { depositsGateway: gateway, deposits: state, gatewayMemory, qrCodes } = ports;
  const { session, clock } = ports;

  const load = new LoadDeposits(gateway, state, session, clock, ({ amount }) => {
    void syncWallet();
    playSound('deposited', { amount });
  });
  const order = new OrderDeposit(ports, load);
  const submission = ports.newSubmission<Deposit>();
  const redirect = ports.newSubmission<RedirectStarted>();
  const once = <Form, Received>(form: SubmitParts<Form, Received>, shown: SubmissionState<Received>) =>
    new SubmitOnce(form, shown, memory, ports);
  const typedReference = new TypedReference(ports);
  const learn = (deposit: Deposit): void => {
    typedReference.remove();
    load.received(deposit);
  };
  const submit = once(depositForm(gateway, learn), submission);
  const start = once(redirectForm(gateway, learn), redirect);
  late.join({
    opened: () => {
      submit.opened();
      start.opened();
    },
    closed: () => {
      submit.closed();
      start.closed();
      typedReference.remove();
      state.forgotten();
    },
  });
  return {
    view: state,
    submission,
    redirect,
    loadGateways: loadGateways(ports),
    chooseGateway: chooseGateway(ports),
    watch: watchDeposits(load, state, [submit, start], follow),
    reload: () => load.load(),
    order: (gatewayId, amount) => order.order(gatewayId, amount),
    payByApp: payByApp(ports, (gatewayId, amount) => order.order(gatewayId, amount)),
    leaveReplaced: () => {
      state.orderReplaced(null);
      submit.acknowledge();
    },
    extend: () => order.extend(),
    typedReference,
    submit: submitDeposit((form, sent) => submit.submit(form, sent), submission, state, load),
    payThere: payThere(ports, (form, sent) => start.submit(form, sent), redirect, notify),
    acknowledge: () => {
      submit.acknowledge();
      start.acknowledge();
    },
    leftWith: () => gatewayMemory.leftWith(),
    qrCode: (text) => qrCodes.squares(text),
  };
}
