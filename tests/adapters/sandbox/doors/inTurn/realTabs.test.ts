import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawFrom } from '@/adapters/sandbox/provider/fair';
import { minesOf } from '@/adapters/sandbox/provider/mines';
import { sha256 } from '@/adapters/sandbox/provider/sha256';
import type { SeatView } from '../../provider/playWorld';
import { bundleSandboxPage } from '@tests/support/sandbox/bundleSandboxPage';
import type { SandboxPage } from '@tests/support/sandbox/pageEntry';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { servedPages } from '@tests/support/browser/servedPages';

/** The real thing: Web Locks, BroadcastChannel, localStorage and page life of a real browser. */
describe('the sandbox in the tabs of a real browser', () => {
  let site: Awaited<ReturnType<typeof servedPages>>;
  let browser: BorrowedChromium;
  let context: BrowserContext;
  let script = '';
  beforeAll(async () => {
    const bundled = await bundleSandboxPage();
    ({ script } = bundled);
    const { engine } = bundled;
    expect(script).toContain('__SANDBOX_FAULT_HOOK__');
    // Vite puts this in place of what only Node has.
    for (const each of [script, engine.script]) expect(each).not.toContain('__vite-browser-external');
    site = await servedPages({
      '/': '<!doctype html><title>sandbox</title>',
      [`/${engine.path}`]: engine.script,
    });
    browser = await borrowChromium();
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });
  beforeEach(async () => {
    context = await browser.newContext();
    await context.addInitScript({ content: script });
  });
  afterEach(() => context.close());

  async function openTab(): Promise<Page> {
    const page = await context.newPage();
    await page.goto(site.url);
    return page;
  }
  type Method = {
    [Name in keyof SandboxPage]: SandboxPage[Name] extends (...args: never[]) => unknown ? Name : never;
  }[keyof SandboxPage];
  const tell = (page: Page, name: Method, ...args: unknown[]): Promise<unknown> =>
    page.evaluate(
      ([method, given]) => {
        const target = window.sandboxPage as unknown as Record<string, (...all: unknown[]) => unknown>;
        return target[method]?.(...given);
      },
      [name, args] as const,
    );
  const log = (page: Page): Promise<readonly string[]> =>
    page.evaluate(() => window.sandboxPage?.socketLog ?? []);
  const hosts = (page: Page): Promise<boolean> => page.evaluate(() => window.__sandbox?.isHosting() ?? false);
  async function signIn(page: Page): Promise<string> {
    const reply = (await tell(page, 'call', 'POST', '/login/demo', {})) as { data: { token: string } };
    return reply.data.token;
  }

  it('[F60] two tabs, one world: the second signs in with what the first one did, and both hear of it', async () => {
    const [a, b] = [await openTab(), await openTab()];
    expect(await a.evaluate(() => window.sandboxPage?.notices)).toEqual([]);
    const token = await signIn(a);
    for (const page of [a, b]) {
      await tell(page, 'openSocket', token);
      expect(await tell(page, 'ask', 'session_check')).toEqual({ status: 'success' });
    }
    expect([await hosts(a), await hosts(b)]).toEqual([true, false]);
    await tell(b, 'call', 'POST', '/sendOtpToMobile', { mobile: '9876543210', country_code: '91' });
    for (const page of [a, b]) await expect.poll(() => tell(page, 'inbox')).toHaveLength(1);
  });

  it('[F98] [F58] the hosting tab is closed: the other takes over, its socket comes back, the session is still there', async () => {
    const [a, b] = [await openTab(), await openTab()];
    const token = await signIn(a);
    await tell(b, 'openSocket', token);
    await expect.poll(() => log(b)).toEqual(['connect']);
    await a.close({ runBeforeUnload: false });
    await expect.poll(() => hosts(b)).toBe(true);
    await expect.poll(() => log(b)).toEqual(['connect', 'disconnect', 'connect']);
    expect(await tell(b, 'ask', 'session_check')).toEqual({ status: 'success' });
  });

  it('[F98] [F58] the hosting tab crashes: nothing that was answered is lost', async () => {
    const [a, b] = [await openTab(), await openTab()];
    const token = await signIn(a);
    const crashed = new Promise((resolve) => a.once('crash', resolve));
    a.goto('chrome://crash').catch(() => undefined);
    await crashed;
    await expect.poll(() => hosts(b)).toBe(true);
    expect(await tell(b, 'call', 'GET', '/bet/exposure/amount', undefined, token)).toMatchObject({
      error: false,
    });
  });

  it('[F58] a reload goes on with the same world', async () => {
    const page = await openTab();
    const token = await signIn(page);
    await page.reload();
    expect(await tell(page, 'call', 'GET', '/bet/exposure/amount', undefined, token)).toMatchObject({
      error: false,
    });
    expect(await page.evaluate(() => window.sandboxPage?.notices)).toEqual([]);
  });

  it('[F98] [F58] [CASINO-03] another host goes on with a round in play: same promise, same mines', async () => {
    const [a, b] = [await openTab(), await openTab()];
    const token = await signIn(a);
    const launched = (await tell(
      a,
      'call',
      'POST',
      '/lobby',
      { provider: 'spribe', code: 'mines' },
      token,
    )) as {
      readonly data: { readonly url: string };
    };
    const session = launched.data.url.split('session=')[1];
    const key = '0123456789abcdef';
    const play = async (page: Page, call: string, more: object = {}) =>
      (
        (await tell(page, 'call', 'POST', '/games/play', { session, call, key, ...more })) as {
          readonly data: SeatView;
        }
      ).data;
    const { next } = await play(a, 'open');
    await play(a, 'begin', { client: 'my luck', table: 'mines', stake: 100, mines: 24 });
    await a.close({ runBeforeUnload: false });
    await expect.poll(() => hosts(b)).toBe(true);
    // And once more: a reload is another host, too.
    await b.reload();
    const { round } = await play(b, 'stop');
    expect(round).toMatchObject({ over: true, commit: next.commit, nonce: next.nonce });
    expect(sha256(round?.server ?? '')).toBe(next.commit);
    expect(round?.lay).toEqual(
      minesOf(drawFrom({ server: round?.server ?? '', client: 'my luck', nonce: next.nonce }), 24),
    );
  });

  it('[F38] a reset in one tab ends the sessions of all', async () => {
    const [a, b] = [await openTab(), await openTab()];
    const token = await signIn(a);
    await tell(a, 'openSocket', token);
    await expect.poll(() => log(a)).toEqual(['connect']);
    await b.evaluate(() => window.__sandbox?.control('reset'));
    await expect.poll(() => log(a)).toEqual(['connect', 'disconnect', 'connect_error']);
    expect(await tell(b, 'call', 'GET', '/bet/exposure/amount', undefined, token)).toMatchObject({
      code: 'UNAUTHORISED',
    });
  });

  it('[F69] works, and says so, where storage throws', async () => {
    const blocked = await browser.newContext();
    await blocked.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await blocked.addInitScript({ content: script });
    const page = await blocked.newPage();
    await page.goto(site.url);
    expect(
      await page.evaluate(() => typeof Object.getOwnPropertyDescriptor(window, 'localStorage')?.get),
    ).toBe('function');
    expect(await page.evaluate(() => window.sandboxPage?.notices)).toEqual(['notStored']);
    expect(await signIn(page)).toMatch(/./);
    await blocked.close();
  });
});
