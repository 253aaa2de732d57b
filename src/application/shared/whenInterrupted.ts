import type { Ports } from '../ports/Ports';
import { stopAll } from './stopAll';

/** Calls after anything while which nobody can have looked at live prices: the connection breaks off, the device loses the network, the page wakes up. Returns how to stop. */
export function whenInterrupted(
  { playerFeed, pageLife }: Pick<Ports, 'playerFeed' | 'pageLife'>,
  interrupted: () => void,
): () => void {
  return stopAll(
    playerFeed.listen({
      connectionChanged: (status) => {
        if (status === 'disconnected' || status === 'reconnecting') interrupted();
      },
    }),
    pageLife.onResume(interrupted),
    pageLife.onOnlineChange((online) => {
      if (!online) interrupted();
    }),
  );
}
