import type { AlertsApp } from './AlertsApp';
import type { AlertsPorts, AlertsShared } from './AlertsParts';
import { FollowAlerts } from './FollowAlerts';
import { SavedAlerts } from './SavedAlerts';

/** What a player wants to be told of. Once a page; a session that is open already is one that opens now. */
export function openAlerts(ports: AlertsPorts, shared: AlertsShared): AlertsApp {
  const saved = new SavedAlerts(ports.localStore, ports.session);
  const follow = new FollowAlerts(ports, shared, saved);
  shared.late.join(follow);
  if (ports.session.signedIn) follow.opened();
  return saved;
}
