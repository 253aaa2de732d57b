import { hasSaidTheirAge } from '@tests/support/browser/hasSaidTheirAge';
import type { Browser } from 'playwright-core';
import { PLAIN_FUNCTIONS } from '../run/plainFunctions';
import type { Arrival } from './watchArrival';
import { watchArrival } from './watchArrival';

export interface Visit extends Arrival {
  /** Paths of the scripts that came. */
  readonly scripts: readonly string[];
  /** Bytes of everything that came, heads and all, as they were on the wire. */
  readonly wireBytes: number;
}

/** Slow 4G: 1.6 Mbit/s down, 150 ms. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
export const CPU = 4;
const SETTLE_MS = 1_500;

/** A first visit, with nothing in the cache, of somebody with a weak phone on a slow network. */
export async function slowVisit(
  browser: Browser,
  url: string,
  data: readonly [selector: string, pattern: string],
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-IN',
  });
  await context.addInitScript(hasSaidTheirAge);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await page.addInitScript(PLAIN_FUNCTIONS);
  await page.addInitScript(watchArrival, data);
  let wireBytes = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (wireBytes += encodedDataLength));
  const scripts: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  await page.goto(url);
  await page.waitForFunction(() => window.arrival.dataPainted > 0);
  await page.waitForTimeout(SETTLE_MS);
  const arrival = await page.evaluate(() => window.arrival);
  await context.close();
  return { ...arrival, scripts, wireBytes };
}
