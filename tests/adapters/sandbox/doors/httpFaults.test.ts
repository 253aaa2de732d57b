import { AxiosError } from 'axios';
import type axios from 'axios';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureOfError } from '@/adapters/http/axiosTransport';
import { exchange } from '@/adapters/http/exchange';
import type { HttpFault } from '@/adapters/sandbox/faults/HttpFault';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { servedPages } from '@tests/support/browser/servedPages';
import { realScheduler } from '@tests/support/realTime';
import type { SandboxUnderTest } from '@tests/support/sandbox/SandboxUnderTest';
import { startBrowserSandbox } from '@tests/support/sandbox/startBrowserSandbox';
import { startNodeSandbox } from '@tests/support/sandbox/startNodeSandbox';
import { unwatched } from '@tests/support/wire/unwatched';

interface Call {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly data?: unknown;
  readonly timeout?: number;
  readonly abortAfter?: number;
}

/** One request as a browser's axios sends it: its reply, or the code of its error. Runs in the page. */
async function outcomeOf(call: Call, baseURL: string, lib: typeof axios): Promise<object> {
  const controller = new AbortController();
  if (call.abortAfter !== undefined) setTimeout(() => controller.abort(), call.abortAfter);
  try {
    const { status, data, headers } = await lib.request<string>({
      baseURL,
      url: call.url,
      method: call.method ?? 'POST',
      data: call.data,
      headers: { token: 'nobody' },
      timeout: call.timeout ?? 0,
      signal: controller.signal,
      responseType: 'text',
      transformResponse: [(text: string) => text],
      transitional: { clarifyTimeoutError: true },
      validateStatus: () => true,
    });
    return { status, text: data, retryAfter: headers['retry-after'] ?? null };
  } catch (caught) {
    return { code: lib.isAxiosError(caught) ? caught.code : null };
  }
}

const NETWORK = { kind: 'offline', sent: true };
// A client's 1.5 s are enough for its request to arrive first, on a busy machine too; what it waits for does not come.
const cases: readonly [
  name: string,
  fault: HttpFault,
  commits: boolean,
  expected: object,
  more?: Partial<Call>,
][] = [
  ['[F05] delay', { kind: 'delay', ms: 20 }, true, { status: 200 }],
  ['[F05] delay of the request', { kind: 'delay', ms: 20, before: true }, true, { status: 200 }],
  [
    '[F05] delay beyond the time-out',
    { kind: 'delay', ms: 60_000 },
    true,
    { kind: 'timedOut', sent: true },
    { timeout: 1_500 },
  ],
  ['[F06] hang', { kind: 'hang' }, false, { kind: 'timedOut', sent: true }, { timeout: 1_500 }],
  [
    '[F06] hang after the work, abandoned by the client',
    { kind: 'hang', commit: true },
    true,
    { kind: 'aborted', sent: true },
    { abortAfter: 1_500 },
  ],
  ['[F07] status 502', { kind: 'status', status: 502 }, false, { status: 502 }],
  ['[F12] status 401 after the work', { kind: 'status', status: 401, commit: true }, true, { status: 401 }],
  ['[F08] html', { kind: 'html' }, false, { status: 200, text: expect.stringContaining('<!doctype html>') }],
  ['[F09] an empty body', { kind: 'body', raw: '' }, false, { status: 200, text: '' }],
  ['[F09] truncate', { kind: 'truncate', bytes: 9 }, true, { status: 200, text: '{"error":' }],
  ['[F56] dropBefore', { kind: 'dropBefore' }, false, NETWORK],
  ['[F54] dropAfter', { kind: 'dropAfter' }, true, NETWORK],
  ['[F15] noCors', { kind: 'noCors' }, false, NETWORK],
  ['[F16] redirect', { kind: 'redirect', to: 'http://127.0.0.1:1/' }, false, NETWORK],
  [
    '[F22] drift',
    { kind: 'drift', path: 'error', value: 'false' },
    true,
    { status: 200, text: expect.stringContaining('"error":"false"') },
  ],
];

describe('HTTP faults: the double of the network ends as a real browser on a real network', () => {
  let site: Awaited<ReturnType<typeof servedPages>>;
  let browser: BorrowedChromium;
  let page: Page;
  let remote: SandboxUnderTest;
  let local: SandboxUnderTest;
  beforeAll(async () => {
    // A really served page: Chromium refuses calls to this machine from a page that came from elsewhere.
    site = await servedPages({ '/': '<!doctype html>' });
    [browser, remote, local] = await Promise.all([
      borrowChromium(),
      startNodeSandbox({ origins: site.url }),
      startBrowserSandbox(),
    ]);
    page = await browser.newPage();
    await page.goto(site.url);
    await page.addScriptTag({ path: 'node_modules/axios/dist/axios.min.js' });
    await page.addScriptTag({ content: `window.outcomeOf = ${outcomeOf.toString()}` });
  });
  afterAll(async () => {
    await Promise.all([browser.close(), site.close(), remote.close(), local.close()]);
  });

  async function inChromium(call: Call): Promise<object> {
    const end = await page.evaluate(
      ([given, url]) => {
        const { outcomeOf: run, axios: lib } = window as unknown as {
          outcomeOf: typeof outcomeOf;
          axios: typeof axios;
        };
        return run(given, url, lib);
      },
      [call, remote.url] as const,
    );
    return 'code' in end ? failureOfError(new AxiosError('', String(end.code))) : end;
  }

  async function inTheDouble({ url, method = 'POST', data, timeout = 60_000, abortAfter }: Call) {
    const headers = { token: 'nobody' };
    const request = { method, url: local.url + url, query: {}, body: data, headers, timeoutMs: timeout };
    const signal = abortAfter === undefined ? unwatched().signal : AbortSignal.timeout(abortAfter);
    const end = await exchange(local.transport, request, realScheduler, signal);
    return end.ok ? end.value : end.error;
  }

  let numbers = 6_000_000_000;
  it.each(cases)('%s', async (_name, fault, commits, expected, more = {}) => {
    numbers += 1;
    const mobile = String(numbers);
    const call: Call = { url: '/sendOtpToMobile', data: { mobile, country_code: '91' }, ...more };
    const planned = [remote, local].map((sandbox) => sandbox.faults.http('/sendOtpToMobile', fault));
    const [real, double] = await Promise.all([inChromium(call), inTheDouble(call)]);
    expect(planned.map((each) => each.occurred())).toEqual([1, 1]);
    expect(real).toMatchObject(expected);
    expect(double).toEqual(real);
    for (const { engine } of [remote, local]) {
      expect(engine.inbox().some((message) => message.to.endsWith(mobile))).toBe(commits);
    }
  });

  it('[F14] shows Retry-After to the page', async () => {
    const call: Call = { url: '/sendOtpToMobile', data: { mobile: '6111111111', country_code: '91' } };
    await Promise.all([inChromium(call), inTheDouble(call)]);
    const [real, double] = await Promise.all([inChromium(call), inTheDouble(call)]);
    expect(real).toMatchObject({ status: 429, retryAfter: expect.stringMatching(/^\d+$/) });
    expect(double).toEqual(real);
  });

  it('[F05] both servers see that the client went away', async () => {
    const call: Call = { url: '/announcement/display', method: 'GET', abortAfter: 1_500 };
    for (const { faults } of [remote, local])
      faults.http('/announcement/display', { kind: 'delay', ms: 60_000 });
    await Promise.all([inChromium(call), inTheDouble(call)]);
    const left = { method: 'GET', path: '/announcement/display' };
    await expect.poll(() => remote.faults.aborted()).toContainEqual(left);
    expect(local.faults.aborted()).toContainEqual(left);
  });
});
