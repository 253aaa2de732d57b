import type { Telemetry, TelemetryRecord } from '@/application/ports/device/Telemetry';

/** What happens before the script that sends records is there. */
const MOST = 50;

/** Keeps the first records until their taker has come; without one they are forgotten. */
export class LateTelemetry implements Telemetry {
  private waiting: TelemetryRecord[] | null = [];
  private taker: Telemetry | null = null;

  record(record: TelemetryRecord): void {
    if (this.taker !== null) this.taker.record(record);
    else if (this.waiting !== null && this.waiting.length < MOST) this.waiting.push(record);
  }

  /** null: nothing takes them. */
  handTo(taker: Telemetry | null): void {
    const { waiting } = this;
    this.waiting = null;
    this.taker = taker;
    for (const record of waiting ?? []) taker?.record(record);
  }
}
