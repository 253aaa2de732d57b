import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configurationFrom } from '@/adapters/config/configurationFrom';
import { forEachCapability } from '@/application/ports/device/Capabilities';
import { readOptions } from '@scripts/conformance/ConformanceOptions';
import { urlDoor } from '@scripts/conformance/urlDoor';
import { remoteConfig } from '@scripts/lib/remoteConfig.mjs';
import { conformanceRun, notPassed, type ConformanceRun } from '@tests/support/conformance/conformanceRun';
import { SILENT_SENDER } from '@tests/support/sandbox/pushService';
import { startNodeSandbox, type NodeSandbox } from '@tests/support/sandbox/startNodeSandbox';
import { contractCases } from '../../../player-core/contract/backendContract';

const ORIGIN = 'https://play.example.com';

let server: NodeSandbox;

beforeAll(async () => {
  server = await startNodeSandbox({ clock: 'real', origins: ORIGIN, push: SILENT_SENDER });
});

afterAll(() => server.close());

describe('our server, by its address alone', () => {
  let run: ConformanceRun;

  beforeAll(async () => {
    const config = remoteConfig(server.url, { gamesUrl: server.server.gamesUrl });
    const codes = `${server.url}/__sandbox/inbox`;
    run = await conformanceRun(config, '--demo', '--write', '--origin', ORIGIN, '--codes', codes);
  });

  it('passes all that an address allows, and what only a test can try is not called passed', () => {
    expect(notPassed(run)).toEqual(['notTried: cash out: a quote that is over is refused']);
    expect(run.code).toBe(0);
  });

  it('says which capabilities to write into config.json: all of them', () => {
    expect(run.report.capabilities).toEqual({
      write: forEachCapability(() => true),
      unknown: [],
    });
    expect(run.said).toContain('"capabilities": {"betKeys":true,');
  });

  it('reports for people and for machines, with the times of replies', () => {
    expect(run.said).toMatch(/^bets +works +10 passed$/m);
    expect(run.said).toMatch(/\d+ replies: half of them within \d+ ms \(p50\)/);
    expect(run.report.times.p95).toBeGreaterThanOrEqual(run.report.times.p50);
    expect(run.junit.match(/<testcase /g)).toHaveLength(run.report.cases.length);
    expect(run.junit).toContain('<skipped message="it waits for what only a test can make pass"/>');
  });
});

describe('our server without an account', () => {
  it('is only read: nothing is sent but reads and visits, and what needs an account is not passed', async () => {
    const options = readOptions(['--config', 'x']);
    if (!options.ok) throw new Error(options.error);
    const configuration = configurationFrom({ backend: 'remote', apiUrl: server.url });
    const { open, traffic } = await urlDoor(configuration, options.value, null);
    for (const { feature, needs, title, judge } of contractCases(open)) {
      // They wait for what the stream does by itself.
      if (feature === 'market stream') continue;
      const { outcome, why } = await judge();
      const isAllowed = needs.every((power) => ['reads', 'seesTraffic', 'asksRaw'].includes(power));
      expect([title, outcome, why === '']).toEqual([title, isAllowed ? 'passed' : 'notTried', isAllowed]);
    }
    const calls = traffic.exchanges.filter(({ kind, call }) => kind === 'http' && !call.startsWith('GET '));
    expect([...new Set(calls.map(({ call }) => call))]).toEqual(['POST /page/visit']);
  });
});
