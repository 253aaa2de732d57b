import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nginxConfig } from '@scripts/lib/nginxConfig.mjs';
import { serveDist } from '@scripts/lib/serveDist.mjs';
import { startNginx } from '@tests/support/browser/startNginx';
import type { RunningNginx } from '@tests/support/browser/startNginx';

const config = {
  backend: 'remote',
  apiUrl: 'http://127.0.0.1:5055',
  gameHosts: ['https://games.example.net'],
  brand: { title: 'Ravi\'s "Nine" & <Sons> $5' },
};
const PAGE = readFileSync('index.html', 'utf8');
const NAVIGATION = { accept: 'text/html,application/xhtml+xml' };

/** What both servers have to say alike; the rest (dates, lengths, connection) is each one's own. */
const COMPARED = [
  'content-type',
  'cache-control',
  'content-security-policy',
  'content-security-policy-report-only',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'strict-transport-security',
] as const;

describe('nginx, as the hosting files set it up', () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  let nginx: RunningNginx;
  let served: Awaited<ReturnType<typeof serveDist>>;

  beforeAll(async () => {
    mkdirSync(join(dist, 'assets'));
    mkdirSync(join(dist, '.vite'));
    writeFileSync(join(dist, 'index.html'), PAGE);
    writeFileSync(join(dist, 'config.json'), '{"backend":"sandbox"}');
    writeFileSync(join(dist, 'assets', 'main-abc.js'), `export const words = '${'words '.repeat(500)}';`);
    writeFileSync(join(dist, 'assets', 'main-abc.css'), 'body{}');
    writeFileSync(join(dist, '.vite', 'manifest.json'), '{}');
    served = await serveDist({ dist, config });
    nginx = await startNginx(dist, config);
  });
  afterAll(async () => {
    await Promise.all([nginx.stop(), served.close()]);
    rmSync(dist, { recursive: true });
  });

  it.each([
    ['/', NAVIGATION],
    ['/mybets', NAVIGATION],
    ['/exchange/1.2345', NAVIGATION],
    ['/assets/main-abc.js', {}],
    ['/assets/main-abc.css', {}],
  ])('[X32] [NAV-01] serves %s as our own server does, with the same headers', async (path, headers) => {
    const [ours, theirs] = await Promise.all([
      fetch(served.url + path, { headers }),
      fetch(nginx.url + path, { headers }),
    ]);
    const received = (answer: Response) =>
      Object.fromEntries(COMPARED.map((name) => [name, answer.headers.get(name)?.toLowerCase()]));
    expect(theirs.status).toBe(ours.status);
    expect(received(theirs)).toEqual(received(ours));
    expect((await theirs.text()).replaceAll(nginx.url, '')).toBe(
      (await ours.text()).replaceAll(served.url, ''),
    );
  });

  it('[BRAND-01] a page that nobody runs says whose it is, and shows the brand’s picture', async () => {
    for (const { url } of [served, nginx]) {
      const page = await (await fetch(`${url}/mybets`, { headers: NAVIGATION })).text();
      const title = 'Ravi&#39;s &#34;Nine&#34; &#38; &#60;Sons> &#36;5';
      expect(page).toContain(`<title>${title}`);
      expect(page).toContain(`<meta property="og:title" content="${title}`);
      expect(page).toContain(`<meta property="og:image" content="${url}/brand/icon-512.png" />`);
    }
  });

  it.each([
    ['/assets/gone-abc.js', NAVIGATION],
    ['/assets/gone-abc.js', {}],
    ['/mybets', { accept: '*/*' }],
    ['/.vite/manifest.json', NAVIGATION],
    ['/logo.png', NAVIGATION],
  ])('[F79] has nothing at %s, and lets nobody remember that', async (path, headers) => {
    const answer = await fetch(nginx.url + path, { headers });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('leads a password manager to where a password is changed, as our own server does', async () => {
    for (const { url } of [served, nginx]) {
      const answer = await fetch(`${url}/.well-known/change-password`, { redirect: 'manual' });
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toBe('/profile');
    }
  });

  it('serves the config.json that it was given, not the one of the build, and compresses scripts', async () => {
    const answer = await fetch(`${nginx.url}/config.json`);
    expect(await answer.json()).toEqual(config);
    const script = await fetch(`${nginx.url}/assets/main-abc.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect(script.headers.get('content-encoding')).toBe('gzip');
  });

  it('is not made from a configuration that names a host that must not be', () => {
    const options = { root: '/srv', configFile: '/c.json', listen: '8080', stateFolder: '/tmp' };
    expect(() => nginxConfig({ apiUrl: 'http://api.example.com' }, options)).toThrow('apiUrl');
    expect(() => nginxConfig({}, { ...options, root: '/srv/$document_root' })).toThrow('cannot carry');
  });
});
