import type { Telemetry, TelemetryRecord } from '@/application/ports/device/Telemetry';
import { scrubbed } from './scrubbed';

/** Records in the browser's own console. */
export class ConsoleTelemetry implements Telemetry {
  record(record: TelemetryRecord): void {
    const { name, details } = scrubbed(record);
    if (record.kind === 'error') console.error(name, details);
    else if (record.kind === 'event') console[record.level](name, details);
    else console.info(name, { value: record.value, rating: record.rating, ...details });
  }
}
