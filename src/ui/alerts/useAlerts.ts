import { useSyncExternalStore } from 'react';
import type { AlertsApp } from '@/application/alerts/AlertsApp';
import type { Alerts } from '@/domain/alerts/Alerts';

/** What this player wants to be told of, as it is now. */
export function useAlerts({ watch, read }: AlertsApp): Alerts {
  return useSyncExternalStore(watch, read);
}
