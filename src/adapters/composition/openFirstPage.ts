import type { FirstPage } from '@/application/FirstPage';
import type { FirstPageParts } from '@/application/FirstPageParts';
import type { PlayerApp } from '@/application/PlayerApp';
import { onceDone } from './onceDone';

/** The first page with its way to the rest, which `open` fetches. */
export function openFirstPage(parts: FirstPageParts, open: () => Promise<PlayerApp>): FirstPage {
  let app: PlayerApp | null = null;
  const listeners = new Set<() => void>();
  return {
    ...parts,
    whole: onceDone(async () => {
      app = await open();
      for (const listener of listeners) listener();
      return app;
    }),
    wholeNow: () => app,
    onWhole(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
