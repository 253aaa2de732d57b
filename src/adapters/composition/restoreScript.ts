import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';
import { SESSION } from '../storage/deviceKeys';

/** Asks for the script that restores a page, when there is something to restore; a failure leaves the page as on a first visit. */
export async function restoreScript(session: KeyValueStore): Promise<typeof import('./restoreSaved') | null> {
  if (session.read(SESSION.sportsData) === null) return null;
  return import('./restoreSaved').catch(() => null);
}
