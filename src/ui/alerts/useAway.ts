import { useSyncExternalStore } from 'react';
import type { AwayApp, AwayView } from '@/application/alerts/AwayApp';

/** Whether a player is told while the app is closed, as it is now. */
export function useAway({ watch, read }: AwayApp): AwayView {
  return useSyncExternalStore(watch, read);
}
