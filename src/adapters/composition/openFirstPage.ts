import type { FirstPage } from '@/application/FirstPage';
import type { FirstPageParts } from '@/application/FirstPageParts';
import { Listeners } from '@/domain/shared/Listeners';
import { onceDone } from './onceDone';
import type { MaybePromise } from './together';

/** The first page with its way to the rest, which `open` fetches, or has at once. */
export function openFirstPage<App>(parts: FirstPageParts, open: () => MaybePromise<App>): FirstPage<App> {
  let app: App | null = null;
  const listeners = new Listeners<() => void>();
  return {
    ...parts,
    whole: onceDone(async () => {
      const opened = open();
      app = opened instanceof Promise ? await opened : opened;
      listeners.each((listener) => listener());
      return app;
    }),
    wholeNow: () => app,
    onWhole: (listener) => listeners.add(listener),
  };
}
