import type { Logger } from '@/application/ports/device/Logger';
import type { PageLife } from '@/application/ports/device/PageLife';
import type { Scheduler } from '@/application/ports/device/Scheduler';
import { configurationWarnings } from '../../config/configurationWarnings';
import type { Configuration } from '../../config/Configuration';
import { NewVersion } from '../../browser/NewVersion';
import { keepOfflineShell } from '../../browser/offlineShell';
import type { TelemetryParts } from '../../browser/telemetry/startTelemetry';

export interface SettleInParts extends Pick<TelemetryParts, 'records' | 'localStore'> {
  readonly logger: Logger;
  readonly pageLife: PageLife;
  readonly scheduler: Scheduler;
  readonly configuration: Pick<Configuration, 'app' | 'offlineShell' | 'telemetry'>;
}

/** What can wait until the first page is drawn: what is measured, what the configuration risks, the page saved for offline use, and a look for newer builds now and then. */
export function afterFirstPaint(parts: SettleInParts, onNewVersion: () => void): void {
  const { logger, pageLife, scheduler, configuration } = parts;
  const running =
    document.querySelector<HTMLScriptElement>('script[type="module"][src]:not([async])')?.src ?? '';
  void measureFor(configuration.telemetry, parts, running.split('/').at(-1) ?? '');
  for (const { key, advice } of configurationWarnings(configuration.app))
    logger.warn('configuration', { key, advice });
  void keepOfflineShell(configuration.offlineShell, logger);
  const versions = new NewVersion({
    pageLife,
    scheduler,
    running,
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

/** Without a collector nothing is measured, and the script for it is not fetched. */
async function measureFor(
  settings: Configuration['telemetry'],
  parts: SettleInParts,
  build: string,
): Promise<void> {
  if (settings === null) return parts.records.handTo(null);
  try {
    const { startTelemetry } = await import('../../browser/telemetry/startTelemetry');
    startTelemetry({ ...parts, settings, build });
  } catch {
    parts.records.handTo(null);
  }
}
