import { expect, it } from 'vitest';
import { OtelTelemetry } from '../../examples/otel-exporter/OtelTelemetry';

it('records are log records as a collector of OpenTelemetry takes them', () => {
  const sent: unknown[] = [];
  const telemetry = new OtelTelemetry({
    url: 'https://otel.test/v1/logs',
    resource: { 'service.name': 'player-app', 'service.version': 'index-1.js' },
    now: () => 1_700_000_000_123,
    send: (url, body) => sent.push([url, JSON.parse(body)]),
  });
  telemetry.record({
    kind: 'vital',
    name: 'CLS',
    value: 0.02,
    rating: 'good',
    details: { page: 'home', tab: null },
  });
  telemetry.record({ kind: 'error', name: 'broken', details: { tries: 2, again: true } });
  const log = (logRecord: object) => [
    'https://otel.test/v1/logs',
    {
      resourceLogs: [
        {
          resource: {
            attributes: [
              { key: 'service.name', value: { stringValue: 'player-app' } },
              { key: 'service.version', value: { stringValue: 'index-1.js' } },
            ],
          },
          scopeLogs: [{ scope: { name: 'player-app' }, logRecords: [logRecord] }],
        },
      ],
    },
  ];
  expect(sent).toEqual([
    log({
      timeUnixNano: '1700000000123000000',
      severityNumber: 9,
      severityText: 'INFO',
      eventName: 'browser.web_vital.cls',
      body: { stringValue: 'CLS' },
      attributes: [
        { key: 'page', value: { stringValue: 'home' } },
        { key: 'value', value: { doubleValue: 0.02 } },
        { key: 'rating', value: { stringValue: 'good' } },
      ],
    }),
    log({
      timeUnixNano: '1700000000123000000',
      severityNumber: 17,
      severityText: 'ERROR',
      eventName: 'broken',
      body: { stringValue: 'broken' },
      attributes: [
        { key: 'tries', value: { intValue: '2' } },
        { key: 'again', value: { boolValue: true } },
      ],
    }),
  ]);
});
