import { isUndecided } from '@/domain/cashier/RequestStatus';
import type { DepositsView } from '../../ports/state/DepositsState';
import type { FollowRequests } from '../FollowRequests';
import type { LoadDeposits } from './LoadDeposits';

/** While a page of deposits is open: takes up what was sent before, and asks for what is not decided yet. */
export class WatchDeposits {
  constructor(
    private readonly load: Pick<LoadDeposits, 'execute'>,
    private readonly view: Pick<DepositsView, 'recent'>,
    private readonly submissions: readonly { resume(): boolean }[],
    private readonly follow: Pick<FollowRequests, 'execute'>,
  ) {}

  execute(): () => void {
    for (const submission of this.submissions) submission.resume();
    void this.load.execute();
    return this.follow.execute(
      () => this.#waits(),
      () => void this.load.execute(),
    );
  }

  #waits(): boolean {
    const { recent } = this.view;
    return recent.state === 'ready' && recent.value.some(({ status }) => isUndecided(status));
  }
}
