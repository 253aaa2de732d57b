import { checkSession } from './checkSession';
import { ConnectFeed } from './ConnectFeed';
import { endSession } from './endSession';
import { enterSession } from './enterSession';
import { FollowPage } from './FollowPage';
import { FollowTabs } from './FollowTabs';
import { ForgetPlayerData } from './ForgetPlayerData';
import { learnDemoOffer } from './learnDemoOffer';
import { ListenToPlayerFeed } from './ListenToPlayerFeed';
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
  const learnOffer = learnDemoOffer(ports);
  let started = false;
  return {
    lifecycle,
    end,
    enter: enterSession(ports, lifecycle, notify),
    check,
    listenToFeed,
    followTabs,
    followPage,
    learnOffer,
    /** The start of the page, in phases: listeners, then the stored session, then what is asked of the server. Never fails, runs once. SES-01. */
    resume: (): void => {
      if (started) return;
      started = true;
      for (const listener of [listenToFeed, followTabs, followPage]) listener.start();
      const stored = ports.memory.storedSession();
      if (stored !== null) lifecycle.start(stored.token, stored.user);
      else {
        forget.privateFigures();
        connectFeed.connectVisitor();
      }
      void learnOffer();
    },
  };
}
