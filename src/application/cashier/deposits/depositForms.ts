import type { Deposit } from '@/domain/cashier/deposits/Deposit';
import { ok } from '@/domain/shared/Result';
import type {
  DepositForm,
  DepositsGateway,
  RedirectForm,
  RedirectStarted,
} from '../../ports/gateways/DepositsGateway';
import type { SubmitParts } from '../../shared/SubmitOnce';

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
