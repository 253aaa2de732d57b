import type { FirstPage } from '@/application/FirstPage';
import type { FirstPageParts } from '@/application/FirstPageParts';
import type { PlayerApp } from '@/application/PlayerApp';
import { onceDone } from './onceDone';
import type { MaybePromise } from './together';

/** The first page with its way to the rest, which `open` fetches, or has at once. */
export function openFirstPage(parts: FirstPageParts, open: () => MaybePromise<PlayerApp>): FirstPage {
  let app: PlayerApp | null = null;
  const listeners = new Set<() => void>();
  return {
    ...parts,
    whole: onceDone(async () => {
      const opened = open();
      app = opened instanceof Promise ? await opened : opened;
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
