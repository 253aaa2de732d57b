import type { PageLife } from '../../ports/device/PageLife';
import type { Scheduler } from '../../ports/device/Scheduler';

/** assumed: how often a page asks that waits for a decision. */
const ASK_EVERY_MS = 5_000;

/** For a page that shows what waits: says when it should look again. `waits` tells whether anything does. */
export class FollowWithdrawals {
  constructor(
    private readonly pageLife: Pick<PageLife, 'visible' | 'onVisible' | 'onResume'>,
    private readonly scheduler: Pick<Scheduler, 'every'>,
  ) {}

  execute(waits: () => boolean, look: () => void): () => void {
    const stops = [
      this.scheduler.every(ASK_EVERY_MS, () => {
        if (this.pageLife.visible && waits()) look();
      }),
      this.pageLife.onVisible(look),
      this.pageLife.onResume(look),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }
}
