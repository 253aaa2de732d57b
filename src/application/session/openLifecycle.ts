import { checkSession } from './checkSession';
import { ConnectFeed } from './ConnectFeed';
import { endSession } from './endSession';
import { enterSession } from './enterSession';
import { FollowPage } from './FollowPage';
import { FollowTabs } from './FollowTabs';
import { ForgetPlayerData } from './ForgetPlayerData';
import { learnDemoOffer } from './learnDemoOffer';
import { ListenToPlayerFeed } from './ListenToPlayerFeed';
import { resumeSession } from './resumeSession';
import { SessionLifecycle } from './SessionLifecycle';
import type { SessionPorts, SessionShared } from './SessionParts';

export type Lifecycle = ReturnType<typeof openLifecycle>;

/** How a session begins, goes on and ends, whoever or whatever asks for it. */
export function openLifecycle(
  ports: SessionPorts,
  { notify, loadBrand, wallet, participants }: SessionShared,
) {
  const forget = new ForgetPlayerData(ports, loadBrand);
  const connectFeed = new ConnectFeed(ports);
  // The connection comes last: everyone listens by then.
  const lifecycle = new SessionLifecycle(ports, [forget, ...participants, connectFeed]);
  const end = endSession(ports, lifecycle, notify);
  const check = checkSession(ports, end);
  const listenToFeed = new ListenToPlayerFeed(ports, wallet.sync, wallet.receive, check, end, notify);
  const followTabs = new FollowTabs(ports, lifecycle, end);
  const followPage = new FollowPage(ports, followTabs, check, wallet.sync, loadBrand);
  return {
    lifecycle,
    end,
    enter: enterSession(ports, lifecycle, notify),
    check,
    listenToFeed,
    followTabs,
    followPage,
    /** Starts everything once: stored session, cookies, listeners. */
    resume: resumeSession(
      ports.memory,
      lifecycle,
      connectFeed,
      forget,
      { feed: listenToFeed, tabs: followTabs, page: followPage },
      learnDemoOffer(ports),
    ),
  };
}
