import type { Bet } from '@/domain/betting/Bet';
import type { PageLife } from '../ports/device/PageLife';
import type { PlayerFeed } from '../ports/feeds/PlayerFeed';

export interface BetsWatcher {
  readonly told: (bet: Bet) => void;
  /** News may have been lost: what is shown has to be asked for again. */
  readonly missed: () => void;
}

/** Follows the server's news of bets while a list of them is on the screen. Returns how to stop. */
export class WatchBets {
  constructor(
    private readonly feed: Pick<PlayerFeed, 'listen'>,
    private readonly pageLife: Pick<PageLife, 'onResume' | 'onOnlineChange'>,
  ) {}

  execute({ told, missed }: BetsWatcher): () => void {
    let lost = false;
    const stops = [
      this.feed.listen({
        betUpdated: told,
        connectionChanged: (status) => {
          if (status === 'disconnected' || status === 'reconnecting') lost = true;
          else if (status === 'connected' && lost) {
            lost = false;
            missed();
          }
        },
      }),
      this.pageLife.onResume(missed),
      this.pageLife.onOnlineChange((online) => {
        if (online) missed();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }
}
