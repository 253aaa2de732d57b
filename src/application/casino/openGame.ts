import { internalPath } from '@/domain/routing/internalPath';
import type { Ports } from '../ports/Ports';
import type { OpenPanel } from '../session/openPanel';

/** A press on a tile. A visitor's game is the wish that a log-in fulfils (HDR-01); anything but a path of ours is dropped (X12). */
export function openGame(ports: Pick<Ports, 'session' | 'navigator'>, openPanel: OpenPanel) {
  return (href: string): void => {
    const path = internalPath(href);
    if (path === null) return;
    if (ports.session.signedIn) ports.navigator.goTo(path);
    else openPanel('login', { returnTo: path });
  };
}
