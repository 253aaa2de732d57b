import type { Deposit } from '@/domain/cashier/deposits/Deposit';
import type { DepositForm } from '../../ports/gateways/DepositsGateway';
import type { SubmissionView } from '../../ports/state/SubmissionState';
import type { LoadDeposits } from './LoadDeposits';

/** Tells of a payment, once. A refusal may mean that another tab has told of it: then that deposit is what there is to see. */
export class SubmitDeposit {
  constructor(
    private readonly once: { execute(form: DepositForm): Promise<void> },
    private readonly view: SubmissionView<Deposit>,
    private readonly load: Pick<LoadDeposits, 'execute'>,
  ) {}

  async execute(form: DepositForm): Promise<void> {
    await this.once.execute(form);
    if (this.view.submission.state === 'rejected') await this.load.execute();
  }
}
