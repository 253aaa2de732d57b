import type { Ports } from '../ports/Ports';
import { stopAll } from '../shared/stopAll';

/** What comes in a burst (a settlement moves bets, balance and bonus) is one change. */
const TOGETHER_MS = 250;

/**
 * Rewards have no event of their own: whenever one of them changes, the server tells the balance (docs/wire.md 4.10), and then, after a
 * lost connection and when the page comes back, they are asked for again.
 */
export function watchRewards(ports: Pick<Ports, 'playerFeed' | 'pageLife' | 'scheduler'>) {
  /** Returns how to stop. */
  return (changed: () => void): (() => void) => {
    let cancel: (() => void) | null = null;
    const soon = (): void => {
      cancel ??= ports.scheduler.after(TOGETHER_MS, () => {
        cancel = null;
        changed();
      });
    };
    return stopAll(
      () => cancel?.(),
      ports.playerFeed.listen({
        balancePushed: soon,
        connectionChanged: (status) => {
          if (status === 'connected') soon();
        },
      }),
      ports.pageLife.onResume(soon),
      ports.pageLife.onOnlineChange((online) => {
        if (online) soon();
      }),
    );
  };
}
