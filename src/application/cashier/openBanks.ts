import type { BankAccount } from '@/domain/cashier/BankAccount';
import { AddBank } from './AddBank';
import { bankForm } from './bankForm';
import type { BanksApp } from './BanksApp';
import type { CashierParts, CashierPorts } from './CashierParts';
import { MakeBankDefault, RemoveBank } from './ChangeBank';
import { LoadBanks } from './LoadBanks';
import { SubmitOnce } from '../shared/SubmitOnce';

/** The player's bank accounts. */
export function openBanks(ports: CashierPorts, { notify, memory, late }: CashierParts): BanksApp {
  const { bankAccountsGateway: gateway, session, ids, clock, scheduler } = ports;
  const submission = ports.newSubmission<BankAccount>();
  const once = new SubmitOnce(bankForm(gateway, notify), submission, memory, session, ids, clock, scheduler);
  late.join({ opened: () => void once.resume(), closed: () => once.stop() });
  return {
    submission,
    load: new LoadBanks(gateway, session),
    resume: { execute: () => void once.resume() },
    add: new AddBank(once, submission, notify),
    makeDefault: new MakeBankDefault(gateway, session, notify),
    remove: new RemoveBank(gateway, session, notify),
  };
}
