/** Figures and words of ours; never what a player typed, has, or is. */
export type TelemetryDetails = Readonly<Record<string, string | number | boolean | null>>;

/** One thing that an operator may want to count. */
export type TelemetryRecord =
  | {
      readonly kind: 'event';
      readonly level: 'info' | 'warn';
      readonly name: string;
      readonly details: TelemetryDetails;
    }
  | { readonly kind: 'error'; readonly name: string; readonly details: TelemetryDetails }
  | {
      readonly kind: 'vital';
      /** As the field calls it: LCP, INP, CLS, FCP, TTFB. */
      readonly name: string;
      /** Milliseconds; of CLS a score. What a 75th percentile is taken of. */
      readonly value: number;
      readonly rating: 'good' | 'needs-improvement' | 'poor';
      readonly details: TelemetryDetails;
    };

/** Where records go. Never throws, and nothing waits for it. */
export interface Telemetry {
  record(record: TelemetryRecord): void;
}

/** What the player answered when asked whether records may be sent: `yes` or `no`; nothing while unasked. */
export const TELEMETRY_CHOICE = 'ui.telemetry';
