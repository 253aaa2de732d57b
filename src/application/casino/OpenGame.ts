import { internalPath } from '@/domain/routing/internalPath';
import type { Navigator } from '../ports/device/Navigator';
import type { SessionView } from '../ports/state/SessionState';
import type { OpenPanel } from '../session/OpenPanel';

/** A press on a tile. A visitor's game is the wish that a log-in fulfils (HDR-01); anything but a path of ours is dropped (X12). */
export class OpenGame {
  constructor(
    private readonly session: Pick<SessionView, 'signedIn'>,
    private readonly openPanel: Pick<OpenPanel, 'execute'>,
    private readonly navigator: Pick<Navigator, 'goTo'>,
  ) {}

  execute(href: string): void {
    const path = internalPath(href);
    if (path === null) return;
    if (this.session.signedIn) this.navigator.goTo(path);
    else this.openPanel.execute('login', { wish: path });
  }
}
