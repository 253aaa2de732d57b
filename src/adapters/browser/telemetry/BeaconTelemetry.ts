import type { Telemetry, TelemetryRecord } from '@/application/ports/device/Telemetry';
import { scrubbed } from './scrubbed';

/** Records in one report. */
const BATCH = 20;
/** Records that wait while they may not be sent yet; later ones are dropped. */
const MOST = 200;

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
}

/** Sends records to the operator's own address: in batches, and what is left when the page goes out of sight. */
export class BeaconTelemetry implements Telemetry {
  private waiting: TelemetryRecord[] = [];

  constructor(private readonly parts: BeaconParts) {}

  record(record: TelemetryRecord): void {
    if (this.waiting.length >= MOST) return;
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
