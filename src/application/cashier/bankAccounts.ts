import type { BankAccount } from '@/domain/cashier/BankAccount';
import type { BankDetails } from '@/domain/cashier/checkBankForm';
import type { BankAccountId } from '@/domain/shared/ids';
import { soundPage } from '@/domain/shared/listPages';
import { say, type Message } from '@/domain/shared/Message';
import type { Result } from '@/domain/shared/Result';
import type { Notify } from '../notices/Notify';
import type { Cancellation } from '../ports/device/Cancellation';
import type { BankAccountsGateway } from '../ports/gateways/BankAccountsGateway';
import type { AllPorts } from '../ports/LaterPorts';
import { askFor, doFor } from '../shared/duringSession';
import type { SubmitParts } from '../shared/SubmitOnce';
import type { BanksShown } from './BanksApp';

type BankPorts = Pick<AllPorts, 'bankAccountsGateway' | 'session'>;

/** CASH-04: ten to a page. */
const BANKS_PER_PAGE = 10;

export function loadBanks({ bankAccountsGateway, session }: BankPorts) {
  return (page: number, cancellation?: Cancellation): Promise<Result<BanksShown, Message>> =>
    askFor(session, 'bank.failed', () =>
      bankAccountsGateway.list((soundPage(page) - 1) * BANKS_PER_PAGE, cancellation),
    );
}

/** May be asked for twice: the second time it is true already. The screen loads the list again afterwards. */
export function makeBankDefault({ bankAccountsGateway, session }: BankPorts, notify: Notify) {
  return async (account: BankAccountId): Promise<Result<void, Message>> => {
    const words = { failed: 'bank.notChanged', unsure: 'bank.changeUnconfirmed' } as const;
    const reply = await doFor(session, words, () => bankAccountsGateway.makeDefault(account));
    if (reply.ok) notify(say('bank.defaultChanged'), 'success', undefined, 'passing');
    return reply;
  };
}

/** Likewise. */
export function removeBank({ bankAccountsGateway, session }: BankPorts, notify: Notify) {
  return async (account: BankAccountId): Promise<Result<void, Message>> => {
    const words = { failed: 'bank.notRemoved', unsure: 'bank.changeUnconfirmed' } as const;
    const reply = await doFor(session, words, () => bankAccountsGateway.remove(account));
    if (reply.ok) notify(say('bank.removed'), 'success', undefined, 'passing');
    return reply;
  };
}

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
