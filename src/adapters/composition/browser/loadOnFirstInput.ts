import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';
import type { Tabs } from '@/application/ports/device/Tabs';

/** The first sign of a person: from then on prices should move and a log-in should be at hand. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown'] as const;

export interface Wakers {
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly local: Pick<KeyValueStore, 'onExternalChange'>;
  readonly tabs: Pick<Tabs, 'listen'>;
}

/** Asks for the rest of the app when somebody is there, or when another tab signs in (SES-06). A page that nobody touches stays small. */
export function loadOnFirstInput(whole: () => Promise<unknown>, { page, local, tabs }: Wakers): void {
  const wake = (): void => {
    for (const sign of SIGNS) page.removeEventListener(sign, wake, { capture: true });
    stopTabs();
    stopStore();
    // A failure is said by whatever needs the app; the next need tries again.
    whole().catch(() => undefined);
  };
  for (const sign of SIGNS) page.addEventListener(sign, wake, { capture: true, passive: true });
  const stopTabs = tabs.listen((message) => {
    if (message.kind === 'signedIn') wake();
  });
  const stopStore = local.onExternalChange((key, value) => {
    if (key === 'token' && value !== null) wake();
  });
}
