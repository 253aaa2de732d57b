import type { BankAccount } from '@/domain/cashier/BankAccount';
import type { BankDetails } from '@/domain/cashier/checkBankForm';
import { say } from '@/domain/shared/Message';
import type { Notify } from '../notices/Notify';
import type { BankAccountsGateway } from '../ports/gateways/BankAccountsGateway';
import type { SubmitParts } from '../shared/SubmitOnce';

/** An account on its way. That it was added is said wherever the player is by then. */
export function bankForm(
  banks: Pick<BankAccountsGateway, 'add' | 'byKey'>,
  notify: Notify,
): SubmitParts<BankDetails, BankAccount> {
  return {
    kind: 'bank',
    refused: 'bank.notAdded',
    send: (details, key) => banks.add(details, key),
    find: (key) => banks.byKey(key),
    taken: () => notify(say('bank.added'), 'success', undefined, 'passing'),
  };
}
