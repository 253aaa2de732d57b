import { LIVE } from '@/domain/brand/brandStatus';
import { decideRoute, landingPath } from '@/domain/routing/decideRoute';
import { internalPath } from '@/domain/routing/internalPath';
import type { SignedIn } from '@/domain/session/User';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import type { Notify } from '../notices/Notify';
import type { AppConfig } from '../ports/device/AppConfig';
import type { Navigator } from '../ports/device/Navigator';
import type { Tabs } from '../ports/device/Tabs';
import type { AuthPanelState } from '../ports/state/AuthPanelState';
import type { SessionState } from '../ports/state/SessionState';
import type { SessionLifecycle } from './SessionLifecycle';

/** What follows a log-in, a demo log-in and a registration alike. AUTH-05, AUTH-07, AUTH-17. */
export class EnterSession {
  constructor(
    private readonly session: Pick<SessionState, 'savedOnDevice'>,
    private readonly lifecycle: Pick<SessionLifecycle, 'start'>,
    private readonly panels: Pick<AuthPanelState, 'wish' | 'panelClosed'>,
    private readonly tabs: Pick<Tabs, 'tell'>,
    private readonly navigator: Pick<Navigator, 'goTo'>,
    private readonly notify: Pick<Notify, 'execute'>,
    private readonly config: Pick<AppConfig, 'publicPath' | 'protectedPath'>,
  ) {}

  execute({ token, user }: SignedIn, welcome: Message, welcomeClosesAfterMs?: number): void {
    const target = this.#targetOf(this.panels.wish);
    this.panels.panelClosed();
    this.lifecycle.start(token, user);
    this.tabs.tell({ kind: 'signedIn' });
    this.notify.execute(welcome, 'success', welcomeClosesAfterMs, 'passing');
    if (!this.session.savedOnDevice) this.notify.execute(say('session.notStored'), 'warning');
    this.navigator.goTo(target);
  }

  /** Where they wanted to go before being asked to log in, if a player may be there (X12), else home. */
  #targetOf(wish: string | null): string {
    const player = { ...this.config, signedIn: true };
    const path = internalPath(wish);
    const allowed = path !== null && decideRoute({ ...player, path, brandStatus: LIVE }).kind === 'show';
    return allowed ? path : landingPath(player);
  }
}
