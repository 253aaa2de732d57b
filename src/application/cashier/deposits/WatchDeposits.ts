import { isUndecided } from '@/domain/cashier/RequestStatus';
import type { PageLife } from '../../ports/device/PageLife';
import type { Scheduler } from '../../ports/device/Scheduler';
import type { DepositsView } from '../../ports/state/DepositsState';
import type { LoadDeposits } from './LoadDeposits';

/** assumed: how often a page asks that waits for a decision. */
const ASK_EVERY_MS = 4_000;

/** While a page of deposits is open: takes up what was sent before, and asks for what is not decided yet. */
export class WatchDeposits {
  constructor(
    private readonly load: Pick<LoadDeposits, 'execute'>,
    private readonly view: Pick<DepositsView, 'recent'>,
    private readonly submissions: readonly { resume(): boolean }[],
    private readonly pageLife: Pick<PageLife, 'visible' | 'onVisible' | 'onResume'>,
    private readonly scheduler: Pick<Scheduler, 'every'>,
  ) {}

  execute(): () => void {
    for (const submission of this.submissions) submission.resume();
    void this.load.execute();
    const stopAsking = this.scheduler.every(ASK_EVERY_MS, () => {
      if (this.pageLife.visible && this.#waits()) void this.load.execute();
    });
    // A clock that stood still with the page cannot be believed: the server tells how much time is left.
    const stopListening = [
      this.pageLife.onVisible(() => void this.load.execute()),
      this.pageLife.onResume(() => void this.load.execute()),
    ];
    return () => {
      stopAsking();
      for (const stop of stopListening) stop();
    };
  }

  #waits(): boolean {
    const { recent } = this.view;
    return recent.state === 'ready' && recent.value.some(({ status }) => isUndecided(status));
  }
}
