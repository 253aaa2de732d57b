import type { Container } from 'inversify';
import type { DepositsApp } from '@/application/cashier/DepositsApp';
import { ChooseGateway } from '@/application/cashier/deposits/ChooseGateway';
import { depositForm, redirectForm } from '@/application/cashier/deposits/depositForms';
import { LoadDeposits } from '@/application/cashier/deposits/LoadDeposits';
import { LoadGateways } from '@/application/cashier/deposits/LoadGateways';
import { OrderDeposit } from '@/application/cashier/deposits/OrderDeposit';
import { PayThere } from '@/application/cashier/deposits/PayThere';
import { SubmitDeposit } from '@/application/cashier/deposits/SubmitDeposit';
import { WatchDeposits } from '@/application/cashier/deposits/WatchDeposits';
import { SubmissionMemory } from '@/application/cashier/SubmissionMemory';
import { SubmitOnce } from '@/application/cashier/SubmitOnce';
import type { SubmitParts } from '@/application/cashier/SubmitOnce';
import { Notify } from '@/application/notices/Notify';
import type { PaymentPages } from '@/application/ports/device/PaymentPages';
import type { RedirectStarted } from '@/application/ports/gateways/DepositsGateway';
import { LateParticipants } from '@/application/session/LateParticipants';
import type { Deposit } from '@/domain/cashier/deposits/Deposit';
import { UqrCodes } from '../../browser/UqrCodes';
import { WindowPaymentPages } from '../../browser/WindowPaymentPages';
import { HttpDepositsGateway } from '../../http/cashier/HttpDepositsGateway';
import { decodeGatewayList } from '../../http/cashier/gatewayListWire';
import { gatewaysOnWire } from '../../http/cashier/gatewaysOnWire';
import { StoredGateways } from '../../storage/StoredGateways';
import { DepositsStore } from '../../stores/DepositsStore';
import { SubmissionStore } from '../../stores/SubmissionStore';
import { FEATURE } from '../features';
import { getFrom } from '../getFrom';
import { PORT } from '../tokens';
import type { JoinedParts } from './openCashier';

/** Builds what belongs to deposits and gives their door. */
export function depositPart(
  container: Container,
  { http, configuration, tools, follow }: JoinedParts,
): DepositsApp {
  const get = getFrom(container);
  const session = get(PORT.session);
  const clock = get(PORT.clock);
  const scheduler = get(PORT.scheduler);
  const logger = get(PORT.logger);
  const navigator = get(PORT.navigator);

  const gateway = new HttpDepositsGateway(http, logger);
  const memory = new StoredGateways(get(PORT.sessionStore), {
    toSaved: gatewaysOnWire,
    fromSaved: (saved) => decodeGatewayList(saved, logger).gateways,
  });
  const pages: PaymentPages =
    tools === null
      ? new WindowPaymentPages(window)
      : { open: (url) => navigator.goTo(tools.paymentPage(url)) };

  const state = new DepositsStore();
  const load = new LoadDeposits(gateway, state, session, clock, get(FEATURE.wallet).sync);
  const order = new OrderDeposit(gateway, state, session, clock, load);
  const submission = new SubmissionStore<Deposit>();
  const redirect = new SubmissionStore<RedirectStarted>();
  const once = <Form, Told>(parts: SubmitParts<Form, Told>, shown: SubmissionStore<Told>) =>
    new SubmitOnce(parts, shown, get(SubmissionMemory), session, get(PORT.ids), clock, scheduler);
  const learn = (deposit: Deposit): void => load.told(deposit);
  const submit = once(depositForm(gateway, learn), submission);
  const start = once(redirectForm(gateway, learn), redirect);

  get(LateParticipants).join({
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

  const watch = new WatchDeposits(load, state, [submit, start], follow);
  const payThere = new PayThere(
    start,
    redirect,
    memory,
    pages,
    get(PORT.address),
    configuration,
    get(Notify),
  );
  const codes = new UqrCodes();
  return {
    view: state,
    submission,
    redirect,
    loadGateways: new LoadGateways(gateway, state, memory, session),
    chooseGateway: new ChooseGateway(memory, state),
    watch,
    reload: load,
    order,
    extend: { execute: () => order.extend() },
    submit: new SubmitDeposit(submit, submission, load),
    payThere,
    acknowledge: {
      execute: () => {
        submit.acknowledge();
        start.acknowledge();
      },
    },
    leftWith: { execute: () => memory.leftWith() },
    qrCode: { execute: (text) => codes.squares(text) },
  };
}
