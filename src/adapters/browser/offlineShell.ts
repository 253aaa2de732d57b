import type { Logger } from '@/application/ports/device/Logger';
import { trustedScript } from './trustedScript';

const WORKER = '/sw.js';

/**
 * Lets the page start without a network from now on, or forgets everything that was saved for that: the operator's switch
 * (`offlineShell` in config.json). Does nothing where the browser has no such thing.
 */
export async function keepOfflineShell(wanted: boolean, logger: Pick<Logger, 'warn'>): Promise<void> {
  // Absent on plain HTTP and in some private windows, whatever the types say.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers === undefined) return;
  try {
    if (wanted) await workers.register(trustedScript(WORKER), { updateViaCache: 'none' });
    else await forget(workers);
  } catch (error) {
    logger.warn('the page is not kept for offline', { why: String(error) });
  }
}

async function forget(workers: ServiceWorkerContainer): Promise<void> {
  const registrations = await workers.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('shell-')).map((name) => caches.delete(name)));
}
