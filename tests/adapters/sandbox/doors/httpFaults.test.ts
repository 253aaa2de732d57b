import axios from 'axios';
import type { AxiosAdapter } from 'axios';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpFault } from '@/adapters/sandbox/faults/HttpFault';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { servedPages } from '@tests/support/browser/servedPages';
import type { SandboxUnderTest } from '@tests/support/sandbox/SandboxUnderTest';
import { startBrowserSandbox } from '@tests/support/sandbox/startBrowserSandbox';
import { startNodeSandbox } from '@tests/support/sandbox/startNodeSandbox';

interface Call {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly data?: unknown;
  readonly timeout?: number;
  readonly abortAfter?: number;
  readonly clarify?: boolean;
  readonly strict?: boolean;
}

/** One request as a browser's axios sends it, and everything that our client could tell its end by. Runs in Node and in the page. */
async function outcomeOf(
  call: Call,
  baseURL: string,
  lib: typeof axios,
  adapter?: AxiosAdapter,
): Promise<object> {
  const controller = new AbortController();
  if (call.abortAfter !== undefined) setTimeout(() => controller.abort(), call.abortAfter);
  const seen = { progress: 0 };
  try {
    const response = await lib.request<string>({
      ...(adapter ? { adapter } : {}),
      baseURL,
      url: call.url,
      method: call.method ?? 'POST',
      data: call.data,
      headers: { token: 'nobody' },
      timeout: call.timeout ?? 0,
      signal: controller.signal,
      responseType: 'text',
      transformResponse: [(text: string) => text],
      transitional: { clarifyTimeoutError: call.clarify ?? true },
      ...(call.strict ? {} : { validateStatus: () => true }),
      onDownloadProgress: ({ loaded }) => {
        seen.progress = loaded;
      },
    });
    const { status, data, headers } = response;
    return { status, data, type: headers['content-type'], retryAfter: headers['retry-after'], ...seen };
  } catch (caught) {
    const error = caught as Record<string, unknown> & { response?: { status: number; data: string } };
    return {
      error: error['name'],
      code: error['code'],
      message: error['message'],
      status: error['status'],
      response: error.response && [error.response.status, error.response.data],
      isAxiosError: lib.isAxiosError(error),
      isCancel: lib.isCancel(error),
      hasConfig: typeof error['config'] === 'object',
    };
  }
}

const NETWORK = { error: 'AxiosError', code: 'ERR_NETWORK', message: 'Network Error', isAxiosError: true };
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
    { error: 'AxiosError', code: 'ETIMEDOUT', message: 'timeout of 1500ms exceeded' },
    { timeout: 1_500 },
  ],
  [
    '[F06] hang, the default time-out error',
    { kind: 'hang' },
    false,
    { error: 'AxiosError', code: 'ECONNABORTED', message: 'timeout of 1500ms exceeded' },
    { timeout: 1_500, clarify: false },
  ],
  [
    '[F06] hang after the work, abandoned by the client',
    { kind: 'hang', commit: true },
    true,
    { error: 'CanceledError', code: 'ERR_CANCELED', isCancel: true },
    { abortAfter: 1_500 },
  ],
  ['[F07] status 502', { kind: 'status', status: 502 }, false, { status: 502 }],
  [
    '[F07] status 503, refused by validateStatus',
    { kind: 'status', status: 503 },
    false,
    { error: 'AxiosError', code: 'ERR_BAD_RESPONSE', status: 503 },
    { strict: true },
  ],
  [
    '[F12] status 401 after the work, refused by validateStatus',
    { kind: 'status', status: 401, commit: true },
    true,
    { error: 'AxiosError', code: 'ERR_BAD_REQUEST', status: 401 },
    { strict: true },
  ],
  ['[F08] html', { kind: 'html' }, false, { status: 200, data: expect.stringContaining('<!doctype html>') }],
  ['[F09] an empty body', { kind: 'body', raw: '' }, false, { status: 200, data: '' }],
  ['[F09] truncate', { kind: 'truncate', bytes: 9 }, true, { status: 200, data: '{"error":' }],
  ['[F56] dropBefore', { kind: 'dropBefore' }, false, NETWORK],
  ['[F54] dropAfter', { kind: 'dropAfter' }, true, NETWORK],
  ['[F15] noCors', { kind: 'noCors' }, false, NETWORK],
  ['[F16] redirect', { kind: 'redirect', to: 'http://127.0.0.1:1/' }, false, NETWORK],
  [
    '[F22] drift',
    { kind: 'drift', path: 'error', value: 'false' },
    true,
    { status: 200, data: expect.stringContaining('"error":"false"') },
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
    return page.evaluate(
      ([given, url]) => {
        const { outcomeOf: run, axios: lib } = window as unknown as {
          outcomeOf: typeof outcomeOf;
          axios: typeof axios;
        };
        return run(given, url, lib);
      },
      [call, remote.url] as const,
    );
  }

  const inTheDouble = (call: Call): Promise<object> => outcomeOf(call, local.url, axios, local.axiosAdapter);

  let numbers = 6_000_000_000;
  it.each(cases)('%s', async (_name, fault, commits, expected, more = {}) => {
    numbers += 1;
    const mobile = String(numbers);
    const call: Call = { url: '/sendOtpToMobile', data: { mobile, country_code: '91' }, ...more };
    const planned = [remote, local].map((sandbox) => sandbox.faults.http('/sendOtpToMobile', fault));
    const [real, double] = await Promise.all([inChromium(call), inTheDouble(call)]);
    expect(planned.map((each) => each.occurred())).toEqual([1, 1]);
    expect(real).toMatchObject(expected);
    expect(withoutAbsent(double)).toEqual(withoutAbsent(real));
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

/** A field that is undefined does not survive the way out of the page. */
const withoutAbsent = (value: object): unknown => JSON.parse(JSON.stringify(value));
