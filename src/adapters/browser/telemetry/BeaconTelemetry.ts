import type { Telemetry, TelemetryRecord } from '@/application/ports/device/Telemetry';
import { scrubbed } from './scrubbed';

/** Records in one report. */
const BATCH = 20;
/** Records that wait while they may not be sent yet; later ones are dropped. */
const MOST = 200;

/** Records in a minute: a fault that comes with every price must not become a flood from every player at once. */
const A_MINUTE = 100;
const MINUTE_MS = 60_000;

/** What stands over the records of one report. */
export interface ReportHead {
  /** Of the build: the name of its first script. */
  readonly build: string;
  /** The page that was opened, by its id in the route table; never an address. */
  readonly page: string;
  readonly language: string;
  /** As the browser guesses it: `4g`, `3g`; empty where it does not say. */
  readonly connection: string;
}

interface BeaconParts {
  readonly url: string;
  readonly head: () => ReportHead;
  /** null: the player has not been asked. */
  readonly mayReport: () => boolean | null;
  /** Goes on when the page has gone. */
  readonly send: (url: string, body: string) => void;
  /** Milliseconds that only grow. */
  readonly now: () => number;
}

/** Sends records to the operator's own address: in batches, and what is left when the page goes out of sight. */
export class BeaconTelemetry implements Telemetry {
  private waiting: TelemetryRecord[] = [];
  private since = -Infinity;
  private taken = 0;
  private leftOut = 0;

  constructor(private readonly parts: BeaconParts) {}

  record(record: TelemetryRecord): void {
    if (this.parts.now() - this.since >= MINUTE_MS) this.beginMinute();
    // Of figures there are five, and they come last.
    if (this.taken >= A_MINUTE && record.kind !== 'vital') this.leftOut += 1;
    else this.take(record);
  }

  private beginMinute(): void {
    const { leftOut } = this;
    this.since = this.parts.now();
    this.taken = 0;
    this.leftOut = 0;
    if (leftOut > 0)
      this.take({ kind: 'event', level: 'warn', name: 'records were left out', details: { leftOut } });
  }

  private take(record: TelemetryRecord): void {
    if (this.waiting.length >= MOST) return;
    this.taken += 1;
    this.waiting.push(scrubbed(record));
    if (this.waiting.length >= BATCH) this.flush();
  }

  /** Sends what may be sent. A refusal drops what waits; with an unanswered question it goes on waiting. */
  flush(): void {
    const { url, head, mayReport, send } = this.parts;
    const may = mayReport();
    if (may === false) this.waiting = [];
    if (may !== true) return;
    while (this.waiting.length > 0)
      send(url, JSON.stringify({ ...head(), records: this.waiting.splice(0, BATCH) }));
  }
}
