import type { Logger } from '@/application/ports/device/Logger';

const WORKER = '/sw.js';

interface ScriptPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): unknown;
  };
}

/**
 * Lets the page start without a network from now on, or forgets everything that was kept for that: the operator's switch
 * (`offlineShell` in config.json). Does nothing where the browser has no such thing.
 */
export async function keepOfflineShell(wanted: boolean, logger: Pick<Logger, 'warn'>): Promise<void> {
  // Absent on plain HTTP and in some private windows, whatever the types say.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers === undefined) return;
  try {
    if (wanted) await workers.register(trusted(WORKER), { updateViaCache: 'none' });
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

/** The one script address that is ever handed to the browser, under the one policy that the headers allow. */
function trusted(url: string): string {
  const policies = (globalThis as { readonly trustedTypes?: ScriptPolicies }).trustedTypes;
  if (policies === undefined) return url;
  const policy = policies.createPolicy('shell', { createScriptURL: (own) => own });
  return policy.createScriptURL(url) as string;
}
