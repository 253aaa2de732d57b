import type { PageLife } from '../ports/device/PageLife';
import type { Scheduler } from '../ports/device/Scheduler';
import type { PlayerFeed } from '../ports/feeds/PlayerFeed';

/** What comes in a burst (a settlement moves bets, balance and bonus) is one change. */
const TOGETHER_MS = 250;

/**
 * Rewards have no event of their own: whenever one of them changes, the server tells the balance (docs/wire.md 4.10), and then, after a
 * lost connection and when the page comes back, they are asked for again.
 */
export class WatchRewards {
  constructor(
    private readonly feed: Pick<PlayerFeed, 'listen'>,
    private readonly pageLife: Pick<PageLife, 'onResume' | 'onOnlineChange'>,
    private readonly scheduler: Pick<Scheduler, 'after'>,
  ) {}

  /** Returns how to stop. */
  execute(changed: () => void): () => void {
    let cancel: (() => void) | null = null;
    const soon = (): void => {
      cancel ??= this.scheduler.after(TOGETHER_MS, () => {
        cancel = null;
        changed();
      });
    };
    const stops = [
      this.feed.listen({
        balancePushed: soon,
        connectionChanged: (status) => {
          if (status === 'connected') soon();
        },
      }),
      this.pageLife.onResume(soon),
      this.pageLife.onOnlineChange((online) => {
        if (online) soon();
      }),
    ];
    return () => {
      cancel?.();
      for (const stop of stops) stop();
    };
  }
}
