import type { Logger } from '@/application/ports/device/Logger';
import type { Telemetry, TelemetryDetails } from '@/application/ports/device/Telemetry';

const NONE: TelemetryDetails = {};

/** What is logged, as records for everything that takes them. */
export class TelemetryLogger implements Logger {
  constructor(private readonly takers: readonly Telemetry[]) {}

  info(name: string, details = NONE): void {
    this.record({ kind: 'event', level: 'info', name, details });
  }

  warn(name: string, details = NONE): void {
    this.record({ kind: 'event', level: 'warn', name, details });
  }

  error(name: string, details = NONE): void {
    this.record({ kind: 'error', name, details });
  }

  private record(record: Parameters<Telemetry['record']>[0]): void {
    for (const taker of this.takers) taker.record(record);
  }
}
