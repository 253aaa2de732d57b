import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { distFolder, ensureBuilt } from '@scripts/lib/ensureBuilt.mjs';
import { launchChromium } from '@tests/support/browser/launchChromium';
import { servedApp } from '@tests/support/browser/servedApp';
import { viewports } from '@tests/support/browser/viewports';
import { freePort } from '@tests/support/freePort';
import { endMotion } from '@tests/support/journeys/endMotion';
import { soon } from '@tests/support/journeys/soon';

type Served = Awaited<ReturnType<typeof servedApp>>;

const ENTRY = '**/assets/index-*.js';
const LIBRARIES = '**/assets/libraries-*.js';
const FAILED = ['The app could not be loaded.', 'ऐप लोड नहीं हो सका।'];

const gone = (route: Route): Promise<void> => route.fulfill({ status: 404, body: 'Not found' });
const page200 = (route: Route): Promise<void> =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Home</title>' });
const script =
  (body: string) =>
  (route: Route): Promise<void> =>
    route.fulfill({ contentType: 'text/javascript', body });

describe('an app whose script does not come', () => {
  let browser: Browser;
  let served: Served;
  let context: BrowserContext;
  let documents: string[];

  beforeAll(async () => {
    await ensureBuilt();
    browser = await launchChromium();
    served = await servedApp();
  });
  afterAll(async () => {
    await browser.close();
    await served.close();
    expect(served.cspReports.reports).toEqual([]);
  });
  afterEach(() => context.close());

  async function newPage(serviceWorkers: 'allow' | 'block' = 'block'): Promise<Page> {
    context = await browser.newContext({ viewport: viewports.phone, locale: 'en-IN', serviceWorkers });
    documents = [];
    const page = await context.newPage();
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        documents.push(request.url());
    });
    return page;
  }
  const retry = (page: Page) => page.getByRole('link', { name: 'Try again' });
  const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
  async function saysFailed(page: Page): Promise<void> {
    for (const words of FAILED) await page.getByRole('alert').getByText(words).waitFor();
    await retry(page).waitFor();
    expect(await page.getByText('Loading', { exact: true }).isVisible()).toBe(false);
  }

  it.each([
    ['is gone', ENTRY, gone],
    ['is a page in its place', ENTRY, page200],
    ['was cut off', ENTRY, script('const app = {')],
    ['throws', ENTRY, script('throw new Error("no")')],
    ['runs and does nothing', ENTRY, script('')],
    ['needs one that is gone', LIBRARIES, gone],
    ['needs one that is a page', LIBRARIES, page200],
    ['needs one that was cut off', LIBRARIES, script('export const a = {')],
  ] as const)(
    '[F92] [F79] [F80] its entry %s: one fresh document, then the page says so in both languages and offers another try',
    async (_, files, broken) => {
      const page = await newPage();
      await page.route(files, broken);
      await page.goto(`${served.url}/terms?a=1`);
      await saysFailed(page);
      expect(documents).toEqual([`${served.url}/terms?a=1`, `${served.url}/terms?a=1`]);
      // By hand as often as somebody likes, and no more than that.
      await retry(page).click();
      await expect.poll(() => documents.length).toBe(3);
      await saysFailed(page);
      expect(documents).toHaveLength(3);
      await page.unroute(files);
      await retry(page).click();
      await heading(page).waitFor();
      expect(documents).toHaveLength(4);
      expect(page.url()).toBe(`${served.url}/terms?a=1`);
    },
  );

  it('[F92] [F79] gone for a moment only: the fresh document starts, without a word to the player', async () => {
    const page = await newPage();
    await page.route(ENTRY, gone, { times: 1 });
    await page.goto(`${served.url}/terms`);
    await heading(page).waitFor();
    expect(documents).toHaveLength(2);
  });

  it('[F92] [F80] a tab that keeps nothing does not load itself again: it could not count', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.route(ENTRY, gone);
    await page.goto(`${served.url}/terms`);
    await saysFailed(page);
    expect(documents).toHaveLength(1);
    await page.unroute(ENTRY);
    await retry(page).click();
    await heading(page).waitFor();
  });

  it('[F92] [F01] where nobody answers there is no other document to try; back online it tries by itself', async () => {
    const page = await newPage();
    await page.route(ENTRY, async (route) => {
      await context.setOffline(true);
      await gone(route);
    });
    await page.goto(`${served.url}/terms`);
    await saysFailed(page);
    expect(documents).toHaveLength(1);
    await page.unroute(ENTRY);
    await context.setOffline(false);
    await heading(page).waitFor();
    expect(documents).toHaveLength(2);
  });

  it('[F92] without the script that would say so, a link to try again comes by itself', async () => {
    const page = await newPage();
    await page.route('**/again.js', gone);
    await page.route(ENTRY, gone);
    await page.goto(`${served.url}/terms`);
    await saysFailed(page);
    await page.route('**/early.js*', gone);
    await page.goto(`${served.url}/terms`);
    expect(await retry(page).isVisible()).toBe(false);
    await endMotion(page);
    await page.unroute('**/early.js*');
    await page.unroute(ENTRY);
    await retry(page).click();
    await heading(page).waitFor();
  });

  it('[F92] a script that never answers: after a while the page says why it stands still, above the fold, and offers another try', async () => {
    const page = await newPage();
    await page.setViewportSize({ width: 320, height: 640 });
    // Neither an answer nor an error, until the player tries again.
    let answers = false;
    await page.route(ENTRY, (route) => (answers ? route.continue() : undefined));
    // The page's own delay does not run down by itself.
    const debug = await page.context().newCDPSession(page);
    await debug.send('Animation.enable');
    await debug.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.goto(served.url, { waitUntil: 'commit' });
    const reasons = [
      page.getByText('This takes longer than usual'),
      page.getByText('इसमें सामान्य से ज़्यादा समय लग रहा है'),
    ];
    const shown = () => Promise.all([...reasons, retry(page)].map((each) => each.isVisible()));
    await page.getByText('Loading', { exact: true }).waitFor();
    expect(await shown()).toEqual([false, false, false]);
    const frameTop = () =>
      page.locator('.first-paint-hero').evaluate((hero) => hero.getBoundingClientRect().top);
    // It takes no room before.
    const before = await frameTop();
    await endMotion(page);
    expect(await shown()).toEqual([true, true, true]);
    expect(await frameTop()).toBeGreaterThan(before + 40);
    const end = await retry(page).boundingBox();
    expect((end?.y ?? Infinity) + (end?.height ?? 0)).toBeLessThan(640);
    answers = true;
    await retry(page).click();
    await heading(page).waitFor();
  });

  it('[F92] [F79] a script that the start asks for later is gone: one fresh document, then the app says so itself', async () => {
    const page = await newPage();
    const later = '**/assets/openWholeApp-*.js';
    await page.addInitScript(() => localStorage.setItem('token', 'of a player'));
    await page.route(later, gone);
    await page.goto(`${served.url}/terms`);
    await expect.poll(() => documents.length).toBe(2);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(documents).toHaveLength(2);
  });

  it('[F92] [F82] what is broken in a cache, of the browser or of the page’s worker, is passed by', async () => {
    const cut = mkdtempSync(join(tmpdir(), 'cut-'));
    cpSync(distFolder, cut, { recursive: true });
    const html = readFileSync(join(cut, 'index.html'), 'utf8');
    const entry = /src="\/assets\/(index-[^"]+\.js)"/.exec(html)?.[1] ?? '';
    writeFileSync(join(cut, 'assets', entry), 'const app = {');
    for (const workers of ['block', 'allow'] as const) {
      const port = await freePort();
      const own = await servedApp({ dist: cut, port });
      const page = await newPage(workers);
      if (workers === 'allow') {
        // The worker of an earlier visit takes over what comes: it keeps the broken build, as any other.
        await page.goto(`${own.url}/favicon.svg`);
        await page.evaluate(() =>
          navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready),
        );
      }
      await page.goto(`${own.url}/terms`);
      await saysFailed(page);
      await own.close();
      const mended = await servedApp({ port });
      await retry(page).click();
      await heading(page).waitFor();
      await mended.close();
      await context.close();
    }
    rmSync(cut, { recursive: true });
  });

  it('[F92] the page’s worker never keeps a page in place of a file', async () => {
    const wrong = mkdtempSync(join(tmpdir(), 'wrong-'));
    cpSync(distFolder, wrong, { recursive: true });
    const html = readFileSync(join(wrong, 'index.html'), 'utf8').replaceAll(
      /index-[\w-]+\.js/g,
      'elsewhere.html',
    );
    writeFileSync(join(wrong, 'index.html'), html);
    writeFileSync(join(wrong, 'assets', 'elsewhere.html'), '<!doctype html><title>Home</title>');
    const port = await freePort();
    const own = await servedApp({ port });
    const page = await newPage('allow');
    await page.goto(`${own.url}/terms`);
    await heading(page).waitFor();
    const saved = 'caches.match("/").then((page) => page?.text())';
    await soon(() => page.evaluate<string | undefined>(saved)).toContain('assets/index-');
    await own.close();
    const deployed = await servedApp({ dist: wrong, port });
    await page.goto(`${deployed.url}/terms`);
    await saysFailed(page);
    expect(documents).toHaveLength(3);
    const files =
      'caches.keys().then((all) => Promise.all(all.map((name) => caches.open(name).then((one) => one.keys()))))';
    const urls = `${files}.then((found) => found.flat().map(({ url }) => url))`;
    expect(await page.evaluate<string[]>(urls)).not.toContainEqual(expect.stringContaining('elsewhere'));
    await deployed.close();
    const mended = await servedApp({ port });
    await retry(page).click();
    await heading(page).waitFor();
    await mended.close();
    rmSync(wrong, { recursive: true });
  });
});
