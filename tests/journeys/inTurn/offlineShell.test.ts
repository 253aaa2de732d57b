import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distFolder, ensureBuilt } from '@scripts/lib/ensureBuilt.mjs';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { servedApp } from '@tests/support/browser/servedApp';
import { viewports } from '@tests/support/browser/viewports';
import { freePort } from '@tests/support/freePort';

type Served = Awaited<ReturnType<typeof servedApp>>;

const CACHED =
  'caches.open("shell-1").then((cache) => cache.keys()).then((keys) => keys.map(({ url }) => new URL(url).pathname))';

/** The worker stands and the page is kept. */
async function saved(page: Page): Promise<readonly string[]> {
  await expect.poll(() => page.evaluate<readonly string[]>(CACHED)).toContain('/');
  return page.evaluate<readonly string[]>(CACHED);
}

describe('a page that was here before', () => {
  let browser: BorrowedChromium;
  let context: BrowserContext;
  let served: Served;
  /** The app comes back where it was. */
  let port: number;

  beforeAll(async () => {
    await ensureBuilt();
    browser = await borrowChromium();
  });
  afterAll(() => browser.close());

  async function arrive(path = '/'): Promise<Page> {
    port = await freePort();
    served = await servedApp({ port });
    context = await browser.newContext({ viewport: viewports.phone, locale: 'en-IN' });
    const page = await context.newPage();
    await page.goto(`${served.url}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  }
  async function leave(): Promise<void> {
    await context.close();
    await served.close();
    expect(served.cspReports.reports).toEqual([]);
  }

  it('[F01] starts without a network, plays on in the sandbox, and is as it was when the network is back', async () => {
    const page = await arrive();
    await saved(page);
    await served.close();
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto(`${served.url}/mybets`);
    await page.getByRole('banner').waitFor();
    served = await servedApp({ port });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await leave();
  });

  it('has its own look before its frame is drawn; the frame of a first visit waits for no script', async () => {
    const page = await arrive();
    const early = (where: 'head' | 'body') => page.locator(`${where} > script[src^="/early.js?"]`).count();
    expect([await early('head'), await early('body')]).toEqual([0, 1]);
    await saved(page);
    await page.evaluate(`localStorage.setItem('ui.theme', 'light')`);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect([await early('head'), await early('body')]).toEqual([1, 0]);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    await leave();
  });

  it('[F01] keeps the frame of the app and nothing else', async () => {
    const page = await arrive();
    // They came before the worker did.
    expect(await saved(page)).toContainEqual(expect.stringMatching(/^\/assets\/common-/));
    await page.goto(`${served.url}/privacypolicy`);
    await page.getByRole('heading', { name: 'Privacy Policy' }).waitFor();
    const paths = await saved(page);
    const own =
      /^\/(assets\/[^/]+\.(js|css|woff2)|config\.json|early\.js|favicon\.svg|manifest\.webmanifest|)$/;
    expect(paths.filter((path) => !own.test(path))).toEqual([]);
    expect(await page.evaluate('caches.keys()')).toEqual(['shell-1']);
    await leave();
  });

  it('[F82] takes the newer build at the next visit, and offers it to a page that stays open', async () => {
    const next = mkdtempSync(join(tmpdir(), 'next-'));
    cpSync(distFolder, next, { recursive: true });
    const html = readFileSync(join(next, 'index.html'), 'utf8');
    const entry = /src="\/assets\/(index-[^"]+\.js)"/.exec(html)?.[1] ?? '';
    // Not a copy: the other files ask for the entry by its name, and it would run twice.
    writeFileSync(join(next, 'assets', 'index-next.js'), `import './${entry}';\n`);
    writeFileSync(join(next, 'index.html'), html.replaceAll(entry, 'index-next.js'));

    const page = await arrive('/terms');
    await saved(page);
    await served.close();
    served = await servedApp({ dist: next, port });
    await page.evaluate('document.dispatchEvent(new Event("visibilitychange"))');
    await page.getByText('A new version is ready.').waitFor();
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await expect
      .poll(() => page.locator('script[type="module"][src]:not([async])').getAttribute('src'))
      .toBe('/assets/index-next.js');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await leave();
    rmSync(next, { recursive: true });
  });

  it('is forgotten on the operator’s word', async () => {
    const page = await arrive('/terms');
    await saved(page);
    await served.close();
    served = await servedApp({ port, config: { offlineShell: false } });
    await page.reload();
    await expect.poll(() => page.evaluate('caches.keys()')).toEqual([]);
    await expect
      .poll(() => page.evaluate('navigator.serviceWorker.getRegistrations().then((all) => all.length)'))
      .toBe(0);
    await leave();
  });
});
