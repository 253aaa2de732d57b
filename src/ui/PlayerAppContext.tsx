import { createContext, use } from 'react';
import type { PlayerApp } from '@/application/PlayerApp';

export const PlayerAppContext = createContext<PlayerApp | null>(null);

/** The one door of every screen: use cases and live views. Throws outside of `App`: that is a bug. */
export function usePlayerApp(): PlayerApp {
  const app = use(PlayerAppContext);
  if (app === null) throw new Error('usePlayerApp was called outside of PlayerAppContext');
  return app;
}
