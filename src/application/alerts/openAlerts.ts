import type { AlertsApp } from './AlertsApp';
import type { AlertsPorts, AlertsShared } from './AlertsParts';
import { AwayAlerts } from './AwayAlerts';
import { FollowAlerts } from './FollowAlerts';
import { SavedAlerts } from './SavedAlerts';

/** What a player wants to be told of. Once a page; a session that is open already is one that opens now. */
export function openAlerts(ports: AlertsPorts, shared: AlertsShared): AlertsApp {
  const saved = new SavedAlerts(ports.localStore, ports.session);
  const follow = new FollowAlerts(ports, shared, saved);
  const away = new AwayAlerts(ports, saved);
  const participant = {
    opened: (): void => {
      const { epoch } = ports.session;
      const looked = away.opened();
      if (!saved.read().away) return follow.opened();
      // What a notification has told is not told again.
      void looked.then(() => {
        if (ports.session.epoch === epoch) follow.opened();
      });
    },
    closed: (): void => {
      follow.closed();
      away.closed();
    },
  };
  shared.late.join(participant);
  if (ports.session.signedIn) participant.opened();
  const { read, watch, add, remove, switchKind, chooseQuiet } = saved;
  return { read, watch, add, remove, switchKind, chooseQuiet, away };
}
