import type { TelemetryRecord } from '@/application/ports/device/Telemetry';
import { scrub } from './scrub';

/** A record that may leave the app: every text in it has been through `scrub`. */
export function scrubbed<R extends TelemetryRecord>(record: R): R {
  const details = Object.entries(record.details).map(([name, value]) => [
    name,
    typeof value === 'string' ? scrub(value) : value,
  ]);
  return { ...record, name: scrub(record.name), details: Object.fromEntries(details) };
}
