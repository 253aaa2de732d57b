import type { Telemetry, TelemetryDetails, TelemetryRecord } from '@/application/ports/device/Telemetry';

/** Numbers of OpenTelemetry's severities: INFO, WARN, ERROR. */
const SEVERITY = { info: 9, warn: 13, error: 17 } as const;

export interface OtelParts {
  /** Of a collector's HTTP receiver, e.g. `https://otel.example/v1/logs`. */
  readonly url: string;
  /** Facts about this app and this visit: `service.name`, `service.version` and so on. */
  readonly resource: TelemetryDetails;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly send: (url: string, body: string) => void;
}

/** Records as log records of OpenTelemetry (OTLP over HTTP, JSON), one request each. To be put where `BeaconTelemetry` stands, and batched for real traffic. */
export class OtelTelemetry implements Telemetry {
  constructor(private readonly parts: OtelParts) {}

  record(record: TelemetryRecord): void {
    const { url, resource, now, send } = this.parts;
    const level = record.kind === 'event' ? record.level : record.kind === 'error' ? 'error' : 'info';
    const figures = record.kind === 'vital' ? { value: record.value, rating: record.rating } : {};
    const logRecord = {
      timeUnixNano: `${now()}000000`,
      severityNumber: SEVERITY[level],
      severityText: level.toUpperCase(),
      eventName: record.kind === 'vital' ? `browser.web_vital.${record.name.toLowerCase()}` : record.name,
      body: { stringValue: record.name },
      attributes: attributes({ ...record.details, ...figures }),
    };
    const scopeLogs = [{ scope: { name: 'player-app' }, logRecords: [logRecord] }];
    send(
      url,
      JSON.stringify({ resourceLogs: [{ resource: { attributes: attributes(resource) }, scopeLogs }] }),
    );
  }
}

function attributes(details: TelemetryDetails) {
  return Object.entries(details).flatMap(([key, value]) =>
    value === null ? [] : [{ key, value: attributeValue(value) }],
  );
}

function attributeValue(value: string | number | boolean) {
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value === 'string') return { stringValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
