import type { Deposit } from '@/domain/cashier/deposits/Deposit';
import { ok } from '@/domain/shared/Result';
import type {
  DepositForm,
  DepositsGateway,
  RedirectForm,
  RedirectStarted,
} from '../../ports/gateways/DepositsGateway';
import type { SubmitParts } from '../SubmitOnce';

type Learn = (deposit: Deposit) => void;

/** A payment that was made by hand. */
export function depositForm(
  deposits: Pick<DepositsGateway, 'create' | 'byKey'>,
  learn: Learn,
): SubmitParts<DepositForm, Deposit> {
  return {
    kind: 'deposit',
    refused: 'deposit.failed',
    send: async (form, key) => {
      const reply = await deposits.create(form, key);
      if (reply.ok) learn(reply.value);
      return reply;
    },
    find: async (key) => {
      const reply = await deposits.byKey(key);
      if (reply.ok && reply.value !== null) learn(reply.value);
      return reply;
    },
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
    send: async (form, key) => {
      const reply = await deposits.redirect(form, key);
      if (reply.ok) learn(reply.value.deposit);
      return reply;
    },
    find: async (key) => {
      const reply = await deposits.byKey(key);
      if (!reply.ok) return reply;
      if (reply.value === null) return ok(null);
      learn(reply.value);
      return ok({ deposit: reply.value, url: null });
    },
  };
}
