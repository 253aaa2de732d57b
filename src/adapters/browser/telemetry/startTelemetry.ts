import { TELEMETRY_CHOICE } from '@/application/ports/device/Telemetry';
import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';
import type { PageLife } from '@/application/ports/device/PageLife';
import { matchRoute } from '@/domain/routing/matchRoute';
import { BeaconTelemetry } from './BeaconTelemetry';
import type { LateTelemetry } from './LateTelemetry';
import { sendReport } from './sendReport';
import { watchVitals } from './watchVitals';

export interface TelemetryParts {
  readonly settings: { readonly url: string; readonly consent: boolean };
  /** What was recorded up to here. */
  readonly records: LateTelemetry;
  readonly localStore: Pick<KeyValueStore, 'read'>;
  readonly pageLife: Pick<PageLife, 'onHidden'>;
  readonly build: string;
}

/** Sends records where the operator wants them, and measures what a browser can measure by itself. */
export function startTelemetry({ settings, records, localStore, pageLife, build }: TelemetryParts): void {
  const opened = matchRoute(location.pathname)?.route.id ?? 'unknown';
  const beacon = new BeaconTelemetry({
    url: settings.url,
    head: () => ({
      build,
      page: opened,
      language: document.documentElement.lang,
      connection: connection(),
    }),
    mayReport: () => (settings.consent ? answer(localStore.read(TELEMETRY_CHOICE)) : true),
    send: sendReport,
    now: () => performance.now(),
  });
  records.handTo(beacon);
  watchVitals(beacon, opened);
  // After the figures that become final by it.
  pageLife.onHidden(() => queueMicrotask(() => beacon.flush()));
}

function answer(choice: string | null): boolean | null {
  return choice === null ? null : choice === 'yes';
}

function connection(): string {
  const { connection: line } = navigator as { readonly connection?: { readonly effectiveType?: string } };
  return line?.effectiveType ?? '';
}
