import type { PageLife } from '../ports/device/PageLife';
import type { Scheduler } from '../ports/device/Scheduler';
import type { PlayerFeed } from '../ports/feeds/PlayerFeed';

/** assumed: how often a page asks that waits for a decision. */
const ASK_EVERY_MS = 4_000;
/** A page that is told of a lot (bets that are settled, say) looks this often at most. */
const LOOK_AT_MOST_EVERY_MS = 1_000;

/**
 * For a page that shows what an operator has yet to decide: says when it should look again. A balance or a notice that is pushed may
 * be the decision, so it looks at once; a backend that pushes neither is asked every few seconds. `waits` tells whether anything does.
 */
export class FollowRequests {
  constructor(
    private readonly pageLife: Pick<PageLife, 'visible' | 'onVisible' | 'onResume'>,
    private readonly scheduler: Pick<Scheduler, 'every' | 'after'>,
    private readonly feed: Pick<PlayerFeed, 'listen'>,
  ) {}

  execute(waits: () => boolean, look: () => void): () => void {
    const lookIfWaiting = (): void => {
      if (this.pageLife.visible && waits()) look();
    };
    let stopPause: (() => void) | null = null;
    let missed = false;
    const pushed = (): void => {
      missed = stopPause !== null;
      if (missed) return;
      lookIfWaiting();
      stopPause = this.scheduler.after(LOOK_AT_MOST_EVERY_MS, () => {
        stopPause = null;
        if (missed) pushed();
      });
    };
    const stops = [
      this.scheduler.every(ASK_EVERY_MS, lookIfWaiting),
      this.feed.listen({ balancePushed: pushed, noticePushed: pushed }),
      // A clock that stood still with the page cannot be believed: the server tells how much time is left.
      this.pageLife.onVisible(look),
      this.pageLife.onResume(look),
    ];
    return () => {
      stopPause?.();
      for (const stop of stops) stop();
    };
  }
}
