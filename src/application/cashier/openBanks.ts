import type { BankAccount } from '@/domain/cashier/BankAccount';
import { addBank } from './addBank';
import { bankForm, makeBankDefault, removeBank, loadBanks } from './bankAccounts';
import type { BanksApp } from './BanksApp';
import type { CashierParts, CashierPorts } from './CashierParts';
import { SubmitOnce } from '../shared/SubmitOnce';

/** The player's bank accounts. */
export function openBanks(ports: CashierPorts, { notify, memory, late }: CashierParts): BanksApp {
  const { bankAccountsGateway: gateway } = ports;
  const submission = ports.newSubmission<BankAccount>();
  const once = new SubmitOnce(bankForm(gateway, notify), submission, memory, ports);
  late.join(once);
  return {
    submission,
    load: loadBanks(ports),
    resume: () => void once.resume(),
    add: addBank(once, submission, notify, ports.config),
    makeDefault: makeBankDefault(ports, notify),
    remove: removeBank(ports, notify),
  };
}
