import type { Ports } from '../ports/Ports';
import { stopAll } from '../shared/stopAll';

/** assumed: how often a page asks that waits for a decision. */
const ASK_EVERY_MS = 4_000;
/** A page that is told of a lot (bets that are settled, say) looks this often at most. */
const LOOK_AT_MOST_EVERY_MS = 1_000;

/**
 * For a page that shows what an operator has yet to decide: says when it should look again. A balance or a notice that is pushed may
 * be the decision, so it looks at once; a backend that pushes neither is asked every few seconds. `waits` tells whether anything does.
 */
export function followRequests(ports: Pick<Ports, 'pageLife' | 'scheduler' | 'playerFeed'>) {
  return (waits: () => boolean, look: () => void): (() => void) => {
    const lookIfWaiting = (): void => {
      if (ports.pageLife.visible && waits()) look();
    };
    let stopPause: (() => void) | null = null;
    let missed = false;
    const pushed = (): void => {
      missed = stopPause !== null;
      if (missed) return;
      lookIfWaiting();
      stopPause = ports.scheduler.after(LOOK_AT_MOST_EVERY_MS, () => {
        stopPause = null;
        if (missed) pushed();
      });
    };
    return stopAll(
      () => stopPause?.(),
      ports.scheduler.every(ASK_EVERY_MS, lookIfWaiting),
      ports.playerFeed.listen({ balancePushed: pushed, noticePushed: pushed }),
      // A clock that stood still with the page cannot be believed: the server tells how much time is left.
      ports.pageLife.onVisible(look),
      ports.pageLife.onResume(look),
    );
  };
}

export type FollowRequests = ReturnType<typeof followRequests>;
