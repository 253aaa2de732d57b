import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TelemetryRecord } from '@/application/ports/device/Telemetry';
import { BeaconTelemetry } from '@/adapters/browser/telemetry/BeaconTelemetry';
import { ConsoleTelemetry } from '@/adapters/browser/telemetry/ConsoleTelemetry';
import { LateTelemetry } from '@/adapters/browser/telemetry/LateTelemetry';
import { sendReport } from '@/adapters/browser/telemetry/sendReport';
import { TelemetryLogger } from '@/adapters/browser/telemetry/TelemetryLogger';

const HEAD = { build: 'index-1.js', page: 'home', language: 'en', connection: '4g' };
const warned = (name: string, details: TelemetryRecord['details'] = {}): TelemetryRecord => ({
  kind: 'event',
  level: 'warn',
  name,
  details,
});

interface Report {
  readonly records: readonly TelemetryRecord[];
}

function aBeacon(mayReport: () => boolean | null = () => true) {
  const sent: Report[] = [];
  let time = 0;
  const beacon = new BeaconTelemetry({
    url: 'https://collect.test/v1',
    head: () => HEAD,
    mayReport,
    now: () => time,
    send: (url, body) => {
      expect(url).toBe('https://collect.test/v1');
      sent.push(JSON.parse(body) as Report);
    },
  });
  const names = (): readonly string[] => sent.flatMap(({ records }) => records.map(({ name }) => name));
  return { beacon, sent, names, pass: (ms: number) => void (time += ms) };
}

describe('reports to the operator', () => {
  it('say of which build and page they are, and hold the records in order', () => {
    const { beacon, sent } = aBeacon();
    beacon.record(warned('one', { code: 7 }));
    beacon.record({ kind: 'vital', name: 'INP', value: 96, rating: 'good', details: { page: 'home' } });
    expect(sent).toEqual([]);
    beacon.flush();
    beacon.flush();
    expect(sent).toEqual([
      {
        ...HEAD,
        records: [
          warned('one', { code: 7 }),
          { kind: 'vital', name: 'INP', value: 96, rating: 'good', details: { page: 'home' } },
        ],
      },
    ]);
  });

  it('go out by themselves when there are enough records for one', () => {
    const { beacon, sent } = aBeacon();
    for (let n = 0; n < 45; n += 1) beacon.record(warned(`w${n}`));
    expect(sent.map(({ records }) => records.length)).toEqual([20, 20]);
  });

  it('[X34] carry no token, no number of a phone, an account or a transfer, and no address', () => {
    const { beacon, sent } = aBeacon();
    const secrets = {
      token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0',
      phone: '+91 98765 43210',
      utr: '412345678901',
      mail: 'asha@example.in',
      url: 'https://app.test/login?otp=123456',
    };
    beacon.record(warned(`failed for ${secrets.phone}`, secrets));
    beacon.flush();
    const text = JSON.stringify(sent);
    for (const secret of [...Object.values(secrets), '98765', '123456']) expect(text).not.toContain(secret);
  });

  it('wait for the answer of a player who is asked; a refusal forgets what was kept, and all that comes', () => {
    let answer: boolean | null = null;
    const { beacon, names } = aBeacon(() => answer);
    beacon.record(warned('before'));
    beacon.flush();
    expect(names()).toEqual([]);
    answer = true;
    beacon.flush();
    expect(names()).toEqual(['before']);
    answer = false;
    beacon.record(warned('refused'));
    beacon.flush();
    answer = true;
    beacon.flush();
    expect(names()).toEqual(['before']);
  });

  it('keep no more than two hundred records of somebody who does not answer', () => {
    let answer: boolean | null = null;
    const { beacon, names, pass } = aBeacon(() => answer);
    for (let n = 0; n < 1_000; n += 1) {
      beacon.record(warned(`w${n}`));
      pass(1_000);
    }
    answer = true;
    beacon.flush();
    expect(names()).toEqual(Array.from({ length: 200 }, (_, n) => `w${n}`));
  });
});

describe('a fault that comes again and again', () => {
  it('is a hundred records a minute, and then how many were left out', () => {
    const { beacon, sent, names, pass } = aBeacon();
    for (let n = 0; n < 5_000; n += 1) beacon.record(warned('dropped from the wire'));
    expect(sent).toHaveLength(5);
    beacon.record({ kind: 'vital', name: 'CLS', value: 0.1, rating: 'good', details: {} });
    beacon.flush();
    expect(names().at(-1)).toBe('CLS');
    pass(60_000);
    beacon.record(warned('later'));
    beacon.flush();
    expect(names()).toHaveLength(103);
    expect(sent.at(-1)?.records).toMatchObject([
      { name: 'records were left out', details: { leftOut: 4_900 } },
      { name: 'later' },
    ]);
  });
});

describe('a report on its way', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('carries no cookie, and no address of a page to a collector on the same site', () => {
    const calls: RequestInit[] = [];
    vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
      calls.push(init);
      return Promise.reject(new Error('down'));
    });
    sendReport('https://play.test/reports', '{}');
    expect(calls).toMatchObject([{ credentials: 'omit', referrerPolicy: 'strict-origin', keepalive: true }]);
  });
});

describe('records before there is anything to send them', () => {
  it('are handed over in order, and later ones directly', () => {
    const late = new LateTelemetry();
    const { beacon, names } = aBeacon();
    late.record(warned('early'));
    late.handTo(beacon);
    late.record(warned('later'));
    beacon.flush();
    expect(names()).toEqual(['early', 'later']);
  });

  it('are forgotten where nobody takes them, and never pile up', () => {
    const late = new LateTelemetry();
    for (let n = 0; n < 100; n += 1) late.record(warned(`w${n}`));
    const { beacon, names } = aBeacon();
    late.handTo(beacon);
    beacon.flush();
    expect(names()).toHaveLength(50);
    const other = new LateTelemetry();
    other.record(warned('one'));
    other.handTo(null);
    expect(() => other.record(warned('two'))).not.toThrow();
  });
});

describe('what is logged', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is a record for each taker, and a line of the console without anything personal', () => {
    const lines: unknown[][] = [];
    for (const level of ['info', 'warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation((...line: unknown[]) => void lines.push([level, ...line]));
    const late = new LateTelemetry();
    const logger = new TelemetryLogger([new ConsoleTelemetry(), late]);
    logger.info('started', { ms: 12 });
    logger.warn('odd', { phone: '+91 98765 43210' });
    logger.error('broken');
    expect(lines).toEqual([
      ['info', 'started', { ms: 12 }],
      ['warn', 'odd', { phone: '[digits]' }],
      ['error', 'broken', {}],
    ]);
    const { beacon, sent } = aBeacon();
    late.handTo(beacon);
    beacon.flush();
    expect(sent[0]?.records.map(({ kind }) => kind)).toEqual(['event', 'event', 'error']);
  });
});
