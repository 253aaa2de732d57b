import { forEachCapability } from '@/application/ports/device/Capabilities';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runConformance } from '@scripts/conformance/runConformance';
import { conformanceRun, notPassed, type ConformanceRun } from '@tests/support/conformance/conformanceRun';
import { startSpecBackend, type SpecBackend } from '@tests/support/specBackend/startSpecBackend';

let backend: SpecBackend;
let run: ConformanceRun;

beforeAll(async () => {
  backend = await startSpecBackend({ hasDemoUsers: true });
  const { apiUrl, sportsUrl, lobbyUrl } = backend;
  const config = { backend: 'remote', apiUrl, sportsUrl, lobbyUrl };
  run = await conformanceRun(config, '--demo', '--write', '--origin', 'https://play.example.com');
});

afterAll(() => backend.close());

describe('a server that knows the calls of the specification and no other', () => {
  it('has no difference: what it does not have is missing, and not wrong', () => {
    expect(run.report.cases.filter(({ outcome }) => outcome === 'broken')).toEqual([]);
    expect(run.code).toBe(0);
  });

  it('works in all that it has', () => {
    const works = run.report.features.filter(({ state }) => state === 'works').map(({ feature }) => feature);
    expect(works).toEqual([
      'brand',
      'session',
      'bets',
      'bank accounts and identity',
      'wallet and statement',
      'the line itself',
    ]);
  });

  it('is said to have no capability, and what is missing is named', () => {
    expect(run.report.capabilities).toEqual({ write: forEachCapability(() => false), unknown: [] });
    expect(run.said).toMatch(/^bets +works +1 passed, 9 missing\n +missing: the list of matches$/m);
    expect(run.said).toMatch(/^deposits +missing +0 passed, 5 missing$/m);
  });

  it('learns at once all that a feature needs that was not tried', async () => {
    const { apiUrl, sportsUrl, lobbyUrl } = backend;
    const config = { backend: 'remote', apiUrl, sportsUrl, lobbyUrl };
    const { said } = await conformanceRun(config, '--only', 'sign-up');
    expect(said).toMatch(/not tried: it moves money \(--write, .*\); it needs a one-time code \(--codes\)$/m);
  });

  it('is named when a proxy before it answers without CORS', async () => {
    const bare = await startSpecBackend({ missing: 'bare' });
    const config = { backend: 'remote', apiUrl: bare.apiUrl, sportsUrl: bare.sportsUrl };
    const judged = await conformanceRun(
      config,
      '--only',
      'the line itself',
      '--origin',
      'https://play.example.com',
    );
    await bare.close();
    expect(notPassed(judged)).toEqual([
      'broken: the line itself: a page of the app may ask every host, with its token',
      'broken: the line itself: a call that does not exist is answered, and a page may read that answer',
    ]);
  });

  it('is judged by the address of a site, whose origin is the one that CORS is for', async () => {
    const { apiUrl, sportsUrl } = backend;
    const site = createServer((request, response) => {
      response.end(
        request.url === '/config.json' ? JSON.stringify({ backend: 'remote', apiUrl, sportsUrl }) : '',
      );
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const lines: string[] = [];
    const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    const code = await runConformance(['--config', address, '--only', 'the line itself'], (line) =>
      lines.push(line),
    );
    site.close();
    expect(code).toBe(0);
    expect(lines.join('\n')).toContain('ok       the line itself: a page of the app may ask every host');
  });
});
