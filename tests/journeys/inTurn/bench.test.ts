import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostedPages } from '../../../bench/hosted/hostedPages';
import type { HostedPages } from '../../../bench/hosted/hostedPages';
import { selfSigned } from '../../../bench/hosted/selfSigned';
import { builtFolders } from '../../../bench/load/runHosted';
import { runIdleList } from '../../../bench/load/runIdleList';
import type { LoadName } from '../../../bench/load/runLoad';
import { scriptWeight } from '../../../bench/load/scriptWeight';
import { buildPages } from '../../../bench/run/buildPages';
import { runMarkets } from '../../../bench/run/markets';
import { openTabs } from '../../../bench/run/openTabs';
import type { Tabs } from '../../../bench/run/openTabs';
import { runCounts } from '../../../bench/run/counts';
import type { Counts } from '../../../bench/run/counts';
import { runPricePath } from '../../../bench/run/pricePath';
import { runReconnect } from '../../../bench/run/reconnect';
import { runInteractions } from '../../../bench/interactions/runInteractions';
import { runVisits } from '../../../bench/visits/runVisits';
import { servePages } from '../../../bench/run/servePages';
import { LADDER_REACH } from '@/domain/betting/ladder';
import { launchChromium } from '@tests/support/browser/launchChromium';

// The bench in short: that it runs, and what is counted. Never a time: this machine has other work.
describe('the performance bench', () => {
  let browser: Browser;
  let served: Awaited<ReturnType<typeof servePages>>;
  let tabs: Tabs;
  let counts: Counts;

  beforeAll(async () => {
    served = await servePages(await buildPages('price'));
    browser = await launchChromium();
    tabs = await openTabs(browser, served.url);
    counts = await runCounts(tabs);
  });
  afterAll(async () => {
    await tabs.close();
    await browser.close();
    await served.close();
  });

  it('[RT-07] [P21] writes every changed cell exactly once a frame, however many messages told of it', () => {
    const { due, repaints, needless, wrong } = counts.ours;
    expect(due).toBeGreaterThan(100);
    expect({ repaints, needless, wrong }).toEqual({ repaints: due, needless: 0, wrong: 0 });
  });

  it('[RT-07] writes nothing for ticks that say what is shown already', () => {
    expect(counts.equal).toEqual({ due: 0, repaints: 0, needless: 0, wrong: 0 });
  });

  it('holds itself against floors that show the same', () => {
    for (const { due, repaints, needless, wrong } of [counts.plain, counts.lean]) {
      expect(due).toBeGreaterThan(100);
      expect({ repaints, needless, wrong }).toEqual({ repaints: due, needless: 0, wrong: 0 });
    }
  });

  it('ladders of ours and of the floor say the same after the same messages', async () => {
    const { cells, alike } = await runMarkets(browser, served.url, 1, 300);
    expect(cells).toBe(4 * 2 * (2 * LADDER_REACH + 1));
    expect(alike).toBe(cells);
  });

  it('listens for the cells that are drawn and for no other, after scrolling too', () => {
    // Three runners with six prices and the last one.
    expect(counts.drawn).toBe(12 * 3 * (6 + 1));
    expect(counts.listening).toBe(counts.drawn);
  });

  it('measures the pages in turn', async () => {
    const options = { rates: [5_000], cpus: [1], rounds: 1, windowMs: 400 };
    const rows = await runPricePath(tabs, options, () => undefined);
    expect(rows).toHaveLength(1);
    const [{ ours, plain, lean } = { ours: null, plain: null, lean: null }] = rows;
    for (const page of [ours, plain, lean]) {
      expect(page?.task).toBeGreaterThan(0);
      expect(page?.script).toBeGreaterThan(0);
      expect(page?.framesPerSecond).toBeGreaterThan(0);
    }
  });

  it('measures a press in our page and in one that writes the same by hand', async () => {
    const options = { rounds: 1, cpu: 1, settleMs: 0, only: 'a key of the stake' };
    const [row] = await runInteractions(options, () => undefined);
    expect(row?.alike).toBe(true);
    expect(row?.p50).toBeGreaterThan(0);
    expect(row?.plainP50).toBeGreaterThan(0);
    // The field, what it may win and cost, the button, and what says whether it may be pressed.
    expect(row?.writes).toBeGreaterThan(0);
    expect(row?.writes).toBeLessThanOrEqual(12);
  });

  it('measures a second visit, for which nothing that prices wait for comes over the network', async () => {
    const { asked, firstPaint, pricesPainted } = await runVisits(browser, 1);
    expect(firstPaint).toBeGreaterThan(0);
    expect(pricesPainted).toBeGreaterThan(0);
    const waitedFor = /^\/assets\/(react|common|index|core|PlayerHeader|HomePage|HomeBoard)-.*\.js$/;
    expect(asked.filter((path) => waitedFor.test(path))).toEqual([]);
  });

  it('[RT-07] resumes two hundred markets for a twentieth of their images', async () => {
    const { markets, imageBytes, resumedBytes } = await runReconnect();
    expect(markets).toBeGreaterThanOrEqual(200);
    expect(resumedBytes).toBeLessThan(imageBytes * 0.05);
  });
});

// The pages that a first visit is measured of, in a world that stands still: what they are, and how they come.
describe('the bench of hosted pages', () => {
  const certificate = selfSigned();
  let folders: Record<LoadName, string>;
  let hosted: HostedPages<LoadName>;
  let browser: Browser;

  beforeAll(async () => {
    folders = await builtFolders();
    hosted = await hostedPages(folders, certificate, { still: true, quality: 1 });
    browser = await launchChromium({ args: [certificate.browserFlag] });
  });
  afterAll(async () => {
    await browser.close();
    await hosted.close();
  });

  it('comes over HTTP/2 and TLS, compressed, with the headers of a site that stands behind HTTPS', async () => {
    const page = await browser.newPage();
    const script = page.waitForResponse((response) => response.url().endsWith('.js'));
    const document = await page.goto(hosted.pages.empty.url);
    expect(await document?.allHeaders()).toMatchObject({
      'content-security-policy': expect.stringContaining('upgrade-insecure-requests'),
      'strict-transport-security': expect.stringContaining('max-age='),
    });
    expect((await (await script).allHeaders())['content-encoding']).toBe('br');
    const protocols = await page.evaluate(() =>
      ['navigation', 'resource'].flatMap((type) =>
        (performance.getEntriesByType(type) as PerformanceResourceTiming[]).map(
          (each) => each.nextHopProtocol,
        ),
      ),
    );
    expect(protocols.length).toBeGreaterThan(1);
    expect(new Set(protocols)).toEqual(new Set(['h2']));
    await page.context().close();
  });

  it('has the sandbox behind the same origin: calls, and the socket', async () => {
    const page = await browser.newPage();
    await page.goto(hosted.pages.empty.url);
    const [encoding, matches, opening] = await page.evaluate(async () => {
      const reply = await fetch('/bet/matches');
      const { data } = (await reply.json()) as { data: { matches: unknown[] } };
      const socket = new WebSocket(`wss://${location.host}/public/?EIO=4&transport=websocket`);
      const first = await new Promise<string>((resolve, reject) => {
        socket.addEventListener('message', (event) => resolve(String(event.data)));
        socket.addEventListener('error', () => reject(new Error('the socket does not open')));
      });
      socket.close();
      return [reply.headers.get('content-encoding'), data.matches.length, first] as const;
    });
    expect(encoding).toBe('br');
    expect(matches).toBeGreaterThan(10);
    expect(opening).toMatch(/^0\{"sid"/);
    await page.context().close();
  });

  it('holds the app against a page of the common shape: one script of some 350 kB, the same matches and prices', async () => {
    const page = await browser.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(hosted.pages.peer.url);
    await page.locator('[data-price-cell]').first().waitFor();
    await page.context().close();
    expect(scripts).toHaveLength(1);
    const weight = scriptWeight(scripts, folders.peer) / 1_000;
    expect(weight).toBeGreaterThan(335);
    expect(weight).toBeLessThan(365);

    const { app, peer } = await runIdleList(hosted, 1, { cpu: 1, settleMs: 0, windowMs: 300 });
    expect(peer.rows).toBeGreaterThan(5);
    expect(app.rows).toBe(peer.rows);
    expect(peer.cells).toBeGreaterThanOrEqual(app.cells);
    expect(peer.elements).toBeLessThan(app.elements);
    for (const side of [app, peer]) expect(side.task).toBeGreaterThan(0);
  });
});
