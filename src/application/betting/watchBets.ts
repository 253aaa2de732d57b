import type { Bet } from '@/domain/betting/Bet';
import type { Ports } from '../ports/Ports';
import { stopAll } from '../shared/stopAll';

export interface BetsWatcher {
  readonly received: (bet: Bet) => void;
  /** News may have been lost: what is shown has to be asked for again. */
  readonly missed: () => void;
}

/** Follows the server's news of bets while a list of them is on the screen. Returns how to stop. */
export function watchBets(ports: Pick<Ports, 'playerFeed' | 'pageLife'>) {
  return ({ received, missed }: BetsWatcher): (() => void) => {
    let lost = false;
    return stopAll(
      ports.playerFeed.listen({
        betUpdated: received,
        connectionChanged: (status) => {
          if (status === 'disconnected' || status === 'reconnecting') lost = true;
          else if (status === 'connected' && lost) {
            lost = false;
            missed();
          }
        },
      }),
      ports.pageLife.onResume(missed),
      ports.pageLife.onOnlineChange((online) => {
        if (online) missed();
      }),
    );
  };
}
