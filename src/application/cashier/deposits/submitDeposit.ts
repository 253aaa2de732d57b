import type { Deposit } from '@/domain/cashier/deposits/Deposit';
import type { DepositForm } from '../../ports/gateways/DepositsGateway';
import type { SubmissionView } from '../../ports/state/SubmissionState';
import type { LoadDeposits } from './LoadDeposits';

/** Tells of a payment, once. A refusal may mean that another tab has told of it: then that deposit is what there is to see. */
export function submitDeposit(
  submit: (form: DepositForm) => Promise<void>,
  view: SubmissionView<Deposit>,
  load: Pick<LoadDeposits, 'load'>,
) {
  return async (form: DepositForm): Promise<void> => {
    await submit(form);
    if (view.submission.state === 'rejected') await load.load();
  };
}
