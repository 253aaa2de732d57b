import type { SentSummary } from '@/domain/cashier/SentSummary';
import type { Deposit } from '@/domain/cashier/deposits/Deposit';
import { ok } from '@/domain/shared/Result';
import type {
  DepositForm,
  DepositsGateway,
  RedirectForm,
  RedirectStarted,
} from '../../ports/gateways/DepositsGateway';
import type { SubmitParts } from '../../shared/SubmitOnce';
import type { DepositsView } from '../../ports/state/DepositsState';
import type { SubmissionView } from '../../ports/state/SubmissionState';
import type { LoadDeposits } from './LoadDeposits';
import { safeUrl } from '@/domain/brand/safeUrl';
import { say } from '@/domain/shared/Message';
import type { Notify } from '../../notices/Notify';
import type { AllPorts } from '../../ports/LaterPorts';

type Learn = (deposit: Deposit) => void;

/** A payment that was made by hand. */
export function depositForm(
  deposits: Pick<DepositsGateway, 'create' | 'byKey'>,
  learn: Learn,
): SubmitParts<DepositForm, Deposit> {
  return {
    kind: 'deposit',
    refused: 'deposit.failed',
    send: (form, key) => deposits.create(form, key),
    find: (key) => deposits.byKey(key),
    taken: learn,
  };
}

/** A payment on the gateway's own page. One that had to be looked up has no address to lead to any more. */
export function redirectForm(
  deposits: Pick<DepositsGateway, 'redirect' | 'byKey'>,
  learn: Learn,
): SubmitParts<RedirectForm, RedirectStarted> {
  return {
    kind: 'redirect',
    refused: 'deposit.failed',
    send: (form, key) => deposits.redirect(form, key),
    find: async (key) => {
      const reply = await deposits.byKey(key);
      if (!reply.ok) return reply;
      return ok(reply.value === null ? null : { deposit: reply.value, url: null });
    },
    taken: ({ deposit }) => learn(deposit),
  };
}

/** Tells of a payment, once. A refusal may mean that another tab has told of it: then that deposit is what there is to see. */
export function submitDeposit(
  submit: (form: DepositForm, summary: SentSummary | null) => Promise<void>,
  view: SubmissionView<Deposit>,
  shown: Pick<DepositsView, 'order'>,
  load: Pick<LoadDeposits, 'load'>,
) {
  return async (form: DepositForm): Promise<void> => {
    await submit(form, summaryOf(form, shown));
    if (view.submission.state === 'rejected') await load.load();
  };
}

function summaryOf({ order: id, reference }: DepositForm, { order }: Pick<DepositsView, 'order'>) {
  if (order?.order.id !== id) return null;
  const { amount, gatewayName } = order.order;
  return { amount, method: gatewayName, account: '', reference };
}

/** Starts a payment on the gateway's own page and leads there, if that is a page which may be opened (X16). */
export function payThere(
  ports: Pick<AllPorts, 'gatewayMemory' | 'paymentPages' | 'address' | 'config' | 'deposits'>,
  start: (form: RedirectForm, summary: SentSummary | null) => Promise<void>,
  view: SubmissionView<RedirectStarted>,
  notify: Notify,
) {
  return async (form: RedirectForm): Promise<void> => {
    const { gateways } = ports.deposits;
    const known = gateways.state === 'ready' ? gateways.value.gateways : [];
    const { name: method = '' } = known.find(({ id }) => id === form.gateway) ?? {};
    await start(form, { amount: form.amount, method, account: '', reference: '' });
    const { submission } = view;
    if (submission.state !== 'accepted') return;
    // What was started before stands, and is shown as that: there is no address to lead to any more.
    if (submission.earlier) return;
    const { deposit, url } = submission.received;
    const safe =
      url === null ? null : safeUrl(url, 'gateway', { ...ports.address, origins: ports.config.gatewayHosts });
    if (safe === null) {
      notify(say('deposit.redirectUnsafe'), 'error');
      return;
    }
    if (deposit.key !== null) ports.gatewayMemory.leaveWith(deposit.key);
    ports.paymentPages.open(safe);
  };
}
