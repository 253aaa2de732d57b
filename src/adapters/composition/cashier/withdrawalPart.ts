import type { Container } from 'inversify';
import { SubmissionMemory } from '@/application/cashier/SubmissionMemory';
import { SubmitOnce } from '@/application/cashier/SubmitOnce';
import { CancelWithdrawal } from '@/application/cashier/withdrawals/CancelWithdrawal';
import { CollectWithdrawals } from '@/application/cashier/withdrawals/CollectWithdrawals';
import { LoadWithdrawals } from '@/application/cashier/withdrawals/LoadWithdrawals';
import { LoadWithdrawOverview } from '@/application/cashier/withdrawals/LoadWithdrawOverview';
import { withdrawForm } from '@/application/cashier/withdrawals/withdrawForm';
import type { WithdrawalsApp } from '@/application/cashier/WithdrawalsApp';
import { LateParticipants } from '@/application/session/LateParticipants';
import type { Withdrawal } from '@/domain/cashier/withdrawals/Withdrawal';
import { HttpBankAccountsGateway } from '../../http/cashier/HttpBankAccountsGateway';
import { HttpWithdrawalsGateway } from '../../http/cashier/HttpWithdrawalsGateway';
import { SubmissionStore } from '../../stores/SubmissionStore';
import { FEATURE } from '../features';
import { getFrom } from '../getFrom';
import { PORT } from '../tokens';
import type { JoinedParts } from './openCashier';

/** Builds what belongs to withdrawals and gives their door. */
export function withdrawalPart(container: Container, { http, follow }: JoinedParts): WithdrawalsApp {
  const get = getFrom(container);
  const session = get(PORT.session);
  const wallet = get(FEATURE.wallet).sync;
  const logger = get(PORT.logger);
  const scheduler = get(PORT.scheduler);
  const gateway = new HttpWithdrawalsGateway(http, logger);
  const view = new SubmissionStore<Withdrawal>();
  const submit = new SubmitOnce(
    withdrawForm(gateway, () => void wallet.execute()),
    view,
    get(SubmissionMemory),
    session,
    get(PORT.ids),
    get(PORT.clock),
    scheduler,
  );
  get(LateParticipants).join({ opened: () => void submit.resume(), closed: () => submit.stop() });
  return {
    view,
    loadOverview: new LoadWithdrawOverview(gateway, new HttpBankAccountsGateway(http, logger), session),
    list: new LoadWithdrawals(gateway, session),
    collect: new CollectWithdrawals(gateway, session),
    submit,
    resume: { execute: () => void submit.resume() },
    acknowledge: { execute: () => submit.acknowledge() },
    follow,
    cancel: new CancelWithdrawal(gateway, session, wallet, get(PORT.clock), scheduler),
  };
}
