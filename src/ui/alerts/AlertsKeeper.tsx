import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ALERTS_KEY } from '@/domain/alerts/Alerts';
import { usePlayerApp } from '@/ui/PlayerAppContext';

/** Nothing to see: follows the alerts of an earlier visit, and puts what is unread on the app's icon, where the device has such a badge. */
export const AlertsKeeper = observer(function AlertsKeeper() {
  const { device, session, alerts, notices } = usePlayerApp();
  const user = session.view.user?.id;
  const { unread } = notices.view;
  useEffect(() => {
    // Who has set none needs no script for them.
    if (user !== undefined && device.storage.keys().some((key) => key === `${ALERTS_KEY}.${user}`))
      alerts.open().catch(() => device.logger.warn('alerts did not come'));
  }, [device, alerts, user]);
  useEffect(() => void badge(unread), [unread]);
  useEffect(() => () => void badge(0), []);
  return null;
});

/** Not every device has one, and one that is not installed may refuse. */
async function badge(count: number): Promise<void> {
  try {
    await (count === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(count));
  } catch {
    // It is only a dot on an icon.
  }
}
