import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';
import { TELEMETRY_CHOICE } from '@/application/ports/device/Telemetry';
import { keepChoice } from '@/ui/device/savedChoice';

export const REPORTS = ['yes', 'no'] as const;
export type ReportsAnswer = (typeof REPORTS)[number];

/** Whether this player lets records of speed and faults be sent. */
export function readReports(storage: Pick<KeyValueStore, 'read'>): ReportsAnswer | 'unasked' {
  const saved = storage.read(TELEMETRY_CHOICE);
  return REPORTS.find((answer) => answer === saved) ?? 'unasked';
}

export function chooseReports(storage: Pick<KeyValueStore, 'write' | 'remove'>, answer: ReportsAnswer): void {
  keepChoice(storage, TELEMETRY_CHOICE, answer);
}
