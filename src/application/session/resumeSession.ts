import type { DeviceMemory } from '../ports/device/DeviceMemory';
import type { ConnectFeed } from './ConnectFeed';
import type { FollowPage } from './FollowPage';
import type { FollowTabs } from './FollowTabs';
import type { ForgetPlayerData } from './ForgetPlayerData';
import type { LearnDemoOffer } from './learnDemoOffer';
import type { ListenToPlayerFeed } from './ListenToPlayerFeed';
import type { SessionLifecycle } from './SessionLifecycle';

/** What runs from the start of the page to its end. */
export interface Listeners {
  readonly feed: Pick<ListenToPlayerFeed, 'start'>;
  readonly tabs: Pick<FollowTabs, 'start'>;
  readonly page: Pick<FollowPage, 'start'>;
}

/** The start of the page, in phases: listeners, then the stored session, then what is asked of the server. Never fails, runs once. SES-01. */
export function resumeSession(
  memory: Pick<DeviceMemory, 'storedSession'>,
  lifecycle: Pick<SessionLifecycle, 'start'>,
  visitor: Pick<ConnectFeed, 'connectVisitor'>,
  forget: Pick<ForgetPlayerData, 'privateFigures'>,
  listeners: Listeners,
  demo: LearnDemoOffer,
) {
  let started = false;

  return (): void => {
    if (started) return;
    started = true;
    listeners.feed.start();
    listeners.tabs.start();
    listeners.page.start();
    openStored();
    void demo();
  };

  function openStored(): void {
    const stored = memory.storedSession();
    if (stored !== null) lifecycle.start(stored.token, stored.user);
    else {
      forget.privateFigures();
      visitor.connectVisitor();
    }
  }
}
