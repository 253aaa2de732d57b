import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';
import { SESSION } from '../storage/deviceKeys';

/** Asks for the script that restores a page, when there is something to restore; a failure leaves the page as on a first visit. */
export async function keptScript(session: KeyValueStore): Promise<typeof import('./restoreKept') | null> {
  if (session.read(SESSION.sportsData) === null) return null;
  return import('./restoreKept').catch(() => null);
}
