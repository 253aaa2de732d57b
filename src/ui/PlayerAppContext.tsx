import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { FirstPage } from '@/application/FirstPage';
import type { PlayerApp } from '@/application/PlayerApp';
import { say } from '@/domain/shared/Message';

export const PlayerAppContext = createContext<FirstPage | null>(null);

/** What every screen can use at once. Throws outside of `App`: that is a bug. */
export function useFirstPage(): FirstPage {
  const first = use(PlayerAppContext);
  if (first === null) throw new Error('useFirstPage was called outside of PlayerAppContext');
  return first;
}

/** The whole app, for what has waited for it: a page behind the log-in, a `laterPart`. Throws elsewhere: that is a bug. */
export function usePlayerApp(): PlayerApp {
  const app = useFirstPage().wholeNow();
  if (app === null) throw new Error('usePlayerApp was called before the whole app was there');
  return app;
}

/** The whole app as soon as it has come; until then null. Asks for nothing: a page that nobody touches stays small. */
export function useArrivedApp(): PlayerApp | null {
  const { onWhole, wholeNow } = useFirstPage();
  return useSyncExternalStore(onWhole, wholeNow);
}

/** Does something with the whole app: at once where it is there, else as soon as it has come, in order. One that does not come is said. */
export function useWithWhole(): (act: (app: PlayerApp) => void) => void {
  const first = useFirstPage();
  return useCallback(
    (act) => {
      const app = first.wholeNow();
      if (app === null) first.whole().then(act, () => first.notices.tell(say('notice.chunkFailed'), 'error'));
      else act(app);
    },
    [first],
  );
}
