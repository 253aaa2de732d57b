import type { Logger } from '@/application/ports/device/Logger';
import type { PageLife } from '@/application/ports/device/PageLife';
import type { Scheduler } from '@/application/ports/device/Scheduler';
import { NewVersion } from '../../browser/NewVersion';
import { keepOfflineShell } from '../../browser/offlineShell';
import { watchVitals } from '../../browser/watchVitals';

export interface SettleInParts {
  readonly logger: Logger;
  readonly pageLife: PageLife;
  readonly scheduler: Scheduler;
  readonly offlineShell: boolean;
}

/** What can wait until the first page stands: the page kept for offline, and a look for newer builds now and then. */
export function afterFirstPaint(parts: SettleInParts, onNewVersion: () => void): void {
  const { logger, pageLife, scheduler, offlineShell } = parts;
  watchVitals(logger);
  void keepOfflineShell(offlineShell, logger);
  const versions = new NewVersion({
    pageLife,
    scheduler,
    running: document.querySelector<HTMLScriptElement>('script[type="module"][src]:not([async])')?.src ?? '',
    fetchPage: async () => {
      const answer = await fetch('/', { cache: 'no-cache', headers: { Accept: 'text/html' } });
      if (!answer.ok) throw new Error(`no page: ${answer.status}`);
      return answer.text();
    },
  });
  const stop = versions.watch();
  versions.onFound(() => {
    stop();
    onNewVersion();
  });
}
