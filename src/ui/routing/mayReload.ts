import type { FirstPage } from '@/application/FirstPage';

const KEY = 'ui.reloadedAt';
/** One reload by ourselves in this time: a second failure is shown instead (F80). */
const QUIET_MS = 60_000;

/**
 * Whether a page whose script is gone after a deploy may load itself again now. Says yes at most once a minute, which
 * is saved on the device; a device that keeps nothing never reloads by itself, or it could do so for ever.
 */
export function mayReload({ device, betting, connection }: FirstPage): boolean {
  const { storage, clock } = device;
  // A bet is on its way: the page stays as it is until its fate is known (F79).
  if (!connection.view.online || betting.view.betUnderWay) return false;
  const before = Number(storage.read(KEY) ?? 0);
  const since = clock.now() - before;
  if (since >= 0 && since < QUIET_MS) return false;
  storage.write(KEY, String(clock.now()));
  return storage.durable;
}
