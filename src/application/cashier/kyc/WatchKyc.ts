import { isUndecided } from '@/domain/cashier/RequestStatus';
import type { PageLife } from '../../ports/device/PageLife';
import type { Scheduler } from '../../ports/device/Scheduler';
import type { KycView } from '../../ports/state/KycState';
import type { LoadKyc } from './LoadKyc';

/** assumed: how often a page asks that waits for a decision. */
const ASK_EVERY_MS = 5_000;

/** While the page is open: takes up what was sent before, and asks for what is not decided yet. */
export class WatchKyc {
  constructor(
    private readonly load: Pick<LoadKyc, 'execute'>,
    private readonly view: KycView,
    private readonly submission: { resume(): boolean },
    private readonly pageLife: Pick<PageLife, 'visible' | 'onVisible' | 'onResume'>,
    private readonly scheduler: Pick<Scheduler, 'every'>,
  ) {}

  execute(): () => void {
    this.submission.resume();
    void this.load.execute();
    const stops = [
      this.scheduler.every(ASK_EVERY_MS, () => {
        if (this.pageLife.visible && this.#waits()) void this.load.execute();
      }),
      this.pageLife.onVisible(() => void this.load.execute()),
      this.pageLife.onResume(() => void this.load.execute()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  #waits(): boolean {
    const { sheet } = this.view;
    return sheet.state === 'ready' && sheet.value.documents.some(({ status }) => isUndecided(status));
  }
}
