import type { Container } from 'inversify';
import { AddBank } from '@/application/cashier/AddBank';
import { bankForm } from '@/application/cashier/bankForm';
import type { BanksApp } from '@/application/cashier/BanksApp';
import { MakeBankDefault, RemoveBank } from '@/application/cashier/ChangeBank';
import { LoadBanks } from '@/application/cashier/LoadBanks';
import { SubmissionMemory } from '@/application/cashier/SubmissionMemory';
import { SubmitOnce } from '@/application/cashier/SubmitOnce';
import { Notify } from '@/application/notices/Notify';
import { LateParticipants } from '@/application/session/LateParticipants';
import type { BankAccount } from '@/domain/cashier/BankAccount';
import { HttpBankAccountsGateway } from '../../http/cashier/HttpBankAccountsGateway';
import { SubmissionStore } from '../../stores/SubmissionStore';
import { getFrom } from '../getFrom';
import { PORT } from '../tokens';
import type { CashierParts } from './openCashier';

/** Builds what belongs to bank accounts and gives its door. */
export function bankPart(container: Container, { http }: CashierParts): BanksApp {
  const get = getFrom(container);
  const session = get(PORT.session);
  const notify = get(Notify);
  const gateway = new HttpBankAccountsGateway(http, get(PORT.logger));
  const submission = new SubmissionStore<BankAccount>();
  const once = new SubmitOnce(
    bankForm(gateway, notify),
    submission,
    get(SubmissionMemory),
    session,
    get(PORT.ids),
    get(PORT.clock),
    get(PORT.scheduler),
  );
  get(LateParticipants).join({ opened: () => void once.resume(), closed: () => once.stop() });
  return {
    submission,
    load: new LoadBanks(gateway, session),
    resume: { execute: () => void once.resume() },
    add: new AddBank(once, submission, notify),
    makeDefault: new MakeBankDefault(gateway, session, notify),
    remove: new RemoveBank(gateway, session, notify),
  };
}
