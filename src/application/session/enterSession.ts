import { LIVE } from '@/domain/brand/brandStatus';
import { decideRoute, landingPath } from '@/domain/routing/decideRoute';
import { internalPath } from '@/domain/routing/internalPath';
import type { SignedIn } from '@/domain/session/User';
import { say, type Message } from '@/domain/shared/Message';
import type { Notify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import type { SessionLifecycle } from './SessionLifecycle';

/** What follows a log-in, a demo log-in and a registration alike. AUTH-05, AUTH-07, AUTH-17. */
export function enterSession(
  ports: Pick<Ports, 'session' | 'authPanel' | 'tabs' | 'navigator' | 'config'>,
  lifecycle: Pick<SessionLifecycle, 'start'>,
  notify: Notify,
) {
  return ({ token, user }: SignedIn, welcome: Message, welcomeClosesAfterMs?: number): void => {
    const target = targetOf(ports.authPanel.returnTo);
    ports.authPanel.panelClosed();
    lifecycle.start(token, user);
    ports.tabs.tell({ kind: 'signedIn' });
    notify(welcome, 'success', welcomeClosesAfterMs, 'passing');
    if (!ports.session.savedOnDevice) notify(say('session.notStored'), 'warning');
    ports.navigator.goTo(target);
  };

  /** Where they wanted to go before being asked to log in, if a player may be there (X12), else home. */
  function targetOf(returnTo: string | null): string {
    const player = { ...ports.config, signedIn: true };
    const path = internalPath(returnTo);
    const allowed = path !== null && decideRoute({ ...player, path, brandStatus: LIVE }).kind === 'show';
    return allowed ? path : landingPath(player);
  }
}

export type EnterSession = ReturnType<typeof enterSession>;
