import type { PlayerFeed, PlayerFeedListener } from '@/application/ports/feeds/PlayerFeed';
import { Listeners } from '@/domain/shared/Listeners';
import { notOffered } from './offered';

/** Stands for the connection of a player where the backend has none: it stays idle, pushes nothing, and what is asked over it is not offered. */
export function silentFeed(): PlayerFeed {
  const listeners = new Listeners<PlayerFeedListener>();
  const idle = (): void => listeners.each((listener) => listener.connectionChanged?.('idle'));
  return {
    ...{ connect: idle, disconnect: idle, reconnect: idle },
    status: 'idle',
    ...{ checkSession: notOffered, requestBalance: notOffered },
    listen: (listener) => listeners.add(listener),
  };
}
