import type { Browser } from 'playwright-core';
import { hasSaidTheirAge } from '@tests/support/browser/hasSaidTheirAge';
import { servedApp } from '@tests/support/browser/servedApp';
import { servedRemoteApp } from '@tests/support/browser/servedRemoteApp';
import { Player } from '@tests/support/journeys/Player';
import { Traffic } from '@tests/support/journeys/Traffic';
import { CPU, SLOW_4G, slowVisit } from '../load/slowVisit';
import type { Arrival } from '../load/watchArrival';
import { watchArrival } from '../load/watchArrival';
import { buildPages } from '../run/buildPages';
import { median } from '../run/median';
import { PLAIN_FUNCTIONS } from '../run/plainFunctions';
import { slowWorker } from './slowWorker';

export interface Visits {
  readonly rounds: number;
  /** Milliseconds of /home, for a player who was here before, and of the first visit of an empty React page. */
  readonly firstPaint: number;
  readonly pricesPainted: number;
  readonly emptyFirstPaint: number;
  readonly emptyPainted: number;
  readonly firstPaintRatio: number;
  readonly pricesRatio: number;
  /** Answers that came over the network and not from what is kept: the page, then each file by its path. */
  readonly asked: readonly string[];
}

interface Return extends Arrival {
  readonly asked: readonly string[];
}

const PRICE = ['[data-price-cell]', '\\d\\.\\d'] as const;
const HELLO = ['h1', 'Hello'] as const;

/** A second visit with the frame of the app kept by the service worker, on slow 4G with a weak phone. */
export async function runVisits(browser: Browser, rounds: number): Promise<Visits> {
  const app = await servedRemoteApp();
  const empty = await servedApp({ dist: await buildPages('empty') });
  const seen: { ours: Return; empty: Arrival }[] = [];
  for (let round = 0; round < rounds; round += 1)
    seen.push({
      empty: await slowVisit(browser, empty.url, HELLO),
      ours: await secondVisit(browser, app.url),
    });
  await Promise.all([app.close(), empty.close()]);
  const of = (read: (each: (typeof seen)[number]) => number): number => median(seen.map(read));
  return {
    rounds,
    firstPaint: of(({ ours }) => ours.firstPaint),
    pricesPainted: of(({ ours }) => ours.dataPainted),
    emptyFirstPaint: of((each) => each.empty.firstPaint),
    emptyPainted: of((each) => each.empty.dataPainted),
    firstPaintRatio: of(({ ours, empty: floor }) => ours.firstPaint / floor.firstPaint),
    pricesRatio: of(({ ours, empty: floor }) => ours.dataPainted / floor.dataPainted),
    asked: seen.at(-1)?.ours.asked ?? [],
  };
}

async function secondVisit(browser: Browser, url: string): Promise<Return> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-IN',
  });
  await context.addInitScript(PLAIN_FUNCTIONS);
  await context.addInitScript(hasSaidTheirAge);
  const first = new Player(await context.newPage(), context, url, new Traffic(context));
  await first.enterAsDemo('/home');
  await first.open('/home');
  await first.page.locator(PRICE[0]).first().waitFor();
  await first.page.waitForFunction(async () => (await caches.match('/')) !== undefined);
  // A page that came while the worker was taking over is not taken by it any more; the next one comes through it.
  await first.page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null);
  // Through the worker, which keeps what the page of a player needs besides its frame.
  await first.open('/home');
  await first.page.locator(PRICE[0]).first().waitFor();
  await first.page.waitForLoadState('networkidle');
  const page = await context.newPage();
  await first.page.close();
  const asked: string[] = [];
  context.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (request.serviceWorker() !== null && request.url().startsWith(url)) asked.push(path);
  });
  const normal = await slowWorker(browser, url);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await page.addInitScript(watchArrival, PRICE);
  await page.goto(`${url}/home`);
  await page.waitForFunction(() => window.arrival.dataPainted > 0);
  const arrival = await page.evaluate(() => window.arrival);
  await normal();
  await context.close();
  return { ...arrival, asked };
}
