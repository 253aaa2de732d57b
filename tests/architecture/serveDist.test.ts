import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveDist } from '@scripts/lib/serveDist.mjs';

const SCRIPT = `export const words = '${'long enough to compress '.repeat(60)}';`;
const PAGE = '<!doctype html><title>app</title>';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

describe('the server of the production build', () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  let served: Awaited<ReturnType<typeof serveDist>>;

  /** By `node:http`, because `fetch` tidies a path before it sends it. */
  const ask = (
    path: string,
    headers: Record<string, string> = {},
    method = 'GET',
    body = '',
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(served.url);
      const sent = request({ hostname, port, path, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      });
      sent.on('error', reject);
      sent.end(body);
    });
  const navigate = (path: string) => ask(path, { accept: 'text/html,application/xhtml+xml' });

  beforeAll(async () => {
    mkdirSync(join(dist, 'assets'));
    mkdirSync(join(dist, '.vite'));
    writeFileSync(join(dist, 'index.html'), PAGE);
    writeFileSync(join(dist, 'config.json'), '{"backend":"sandbox","theme":"dark"}');
    writeFileSync(join(dist, 'assets', 'main-abc.js'), SCRIPT);
    writeFileSync(join(dist, 'assets', 'main-abc.js.map'), '{}');
    writeFileSync(join(dist, '.vite', 'manifest.json'), '{}');
    served = await serveDist({ dist, config: { backend: 'remote', apiUrl: 'http://127.0.0.1:5055' } });
  });
  afterAll(async () => {
    await served.close();
    rmSync(dist, { recursive: true });
  });

  it('answers a navigation to any route with the page, never from a cache', async () => {
    for (const path of [
      '/',
      '/home',
      '/exchange/1.2345678',
      '/casino/..%2f..',
      '/exchange/%E0%A4%A',
      '/home?next=//x.y',
    ]) {
      const { status, headers, body } = await navigate(path);
      expect([path, status, body.toString()]).toEqual([path, 200, PAGE]);
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': 'text/html; charset=utf-8',
      });
    }
  });

  it('answers a missing file with 404 and never with the page', async () => {
    for (const path of ['/assets/gone-123.js', '/logo.png', '/sw.js', '/index.php']) {
      expect([path, (await navigate(path)).status]).toEqual([path, 404]);
    }
    expect((await ask('/home', { accept: '*/*' })).status).toBe(404);
  });

  it('keeps build files for ever and asks again for the page and the configuration', async () => {
    expect((await ask('/assets/main-abc.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await ask('/config.json')).headers['cache-control']).toBe('no-cache');
    const { headers } = await navigate('/');
    const again = await ask('/', { accept: 'text/html', 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('compresses text as the browser allows', async () => {
    const brotli = await ask('/assets/main-abc.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect([brotli.headers['content-encoding'], brotliDecompressSync(brotli.body).toString()]).toEqual([
      'br',
      SCRIPT,
    ]);
    const gzip = await ask('/assets/main-abc.js', { 'accept-encoding': 'gzip' });
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', SCRIPT]);
    const plain = await ask('/assets/main-abc.js');
    expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, SCRIPT]);
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
  });

  it('lays the given configuration over its own and opens the policy for its hosts', async () => {
    const { body, headers } = await ask('/config.json');
    expect(JSON.parse(body.toString())).toEqual({
      backend: 'remote',
      theme: 'dark',
      apiUrl: 'http://127.0.0.1:5055',
    });
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' http://127.0.0.1:5055 ws://127.0.0.1:5055;",
    );
  });

  it('sends the security headers with every answer, refusals too', async () => {
    const answers = [
      await navigate('/'),
      await ask('/assets/main-abc.js'),
      await ask('/gone.js'),
      await ask('/%E0%A4%A'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404]);
    for (const { headers } of answers) {
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('gives away nothing but the build', async () => {
    for (const path of [
      '/.vite/manifest.json',
      '/assets/main-abc.js.map',
      '/../package.json',
      '/..%2fpackage.json',
    ]) {
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    }
    expect((await ask('/', {}, 'POST')).status).toBe(405);
  });

  it('counts the reports of browsers, whatever they hold', async () => {
    const type = { 'content-type': 'application/csp-report' };
    expect((await ask('/csp-report', type, 'POST', '{"csp-report":{"blocked-uri":"inline"}}')).status).toBe(
      204,
    );
    expect((await ask('/csp-report', type, 'POST', 'not json')).status).toBe(204);
    expect(served.cspReports.count()).toBe(2);
    expect(served.cspReports.reports).toEqual([{ 'csp-report': { 'blocked-uri': 'inline' } }, 'not json']);
  });

  it('serves a configuration that the app will refuse as it is, and lets no host of it through', async () => {
    const broken = mkdtempSync(join(tmpdir(), 'broken-'));
    writeFileSync(join(broken, 'index.html'), PAGE);
    for (const text of ['{"apiUrl":"api.example.com"}', '{"apiUrl":']) {
      writeFileSync(join(broken, 'config.json'), text);
      await expect(serveDist({ dist: broken })).rejects.toThrow(/not a web address|not valid JSON/);
      const open = await serveDist({ dist: broken, unsound: true });
      const answer = await fetch(`${open.url}/config.json`);
      expect((await answer.text()).replaceAll(/\s/g, '')).toBe(text);
      expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self';");
      await open.close();
    }
    rmSync(broken, { recursive: true });
  });

  it('refuses to start on a taken port, without a page, or with a host that opens the policy', async () => {
    await expect(serveDist({ dist, port: Number(new URL(served.url).port) })).rejects.toThrow('EADDRINUSE');
    await expect(serveDist({ dist: join(dist, 'assets') })).rejects.toThrow('index.html');
    await expect(serveDist({ dist, config: { apiUrl: 'https://*.example.com' } })).rejects.toThrow('apiUrl');
  });
});
