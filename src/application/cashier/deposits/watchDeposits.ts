import { isUndecided } from '@/domain/cashier/RequestStatus';
import type { DepositsView } from '../../ports/state/DepositsState';
import type { FollowRequests } from '../followRequests';
import type { LoadDeposits } from './LoadDeposits';

/** While a page of deposits is open: takes up what was sent before, and asks for what is not decided yet. */
export function watchDeposits(
  load: Pick<LoadDeposits, 'load'>,
  view: Pick<DepositsView, 'recent'>,
  submissions: readonly { resume(): boolean }[],
  follow: FollowRequests,
) {
  return (): (() => void) => {
    for (const submission of submissions) submission.resume();
    void load.load();
    return follow(
      () => waits(),
      () => void load.load(),
    );
  };

  function waits(): boolean {
    const { recent } = view;
    return recent.state === 'ready' && recent.value.some(({ status }) => isUndecided(status));
  }
}
