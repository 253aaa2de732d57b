import type { Browser } from 'playwright-core';
import { SEED } from './openTabs';
import { Tab } from './Tab';
import type { Retained } from './Tab';

export interface Soak {
  readonly minutes: number;
  readonly perSecond: number;
  /** After warming up, then once a minute, then at the end. Heap after collection. */
  readonly saved: readonly SoakSample[];
}

export interface SoakSample extends Retained {
  readonly atMinute: number;
  readonly timers: number;
  readonly listening: number;
}

const PER_SECOND = 500;
const MARKETS = 200;
const WARM_MS = 20_000;

/** Two hundred markets on one page, all of them drawn, for as long as somebody watches a match. */
export async function runSoak(
  browser: Browser,
  url: string,
  minutes: number,
  say: (line: string) => void,
): Promise<Soak> {
  const tab = await Tab.open(browser, url, 'ours', { subscribed: MARKETS, mounted: MARKETS, seed: SEED });
  await tab.start(PER_SECOND);
  await tab.wait(WARM_MS);
  const saved: SoakSample[] = [];
  const sample = async (atMinute: number): Promise<void> => {
    const { listening } = await tab.held();
    const now = { atMinute, ...(await tab.retained()), timers: await tab.timers(), listening };
    saved.push(now);
    say(
      `minute ${atMinute}: heap ${(now.heapBytes / 1e6).toFixed(2)} MB, ${now.listeners} listeners, ${now.timers} timers, ${listening} cells listen, ${now.nodes} nodes`,
    );
  };
  await sample(0);
  for (let minute = 1; minute <= Math.ceil(minutes); minute++) {
    await tab.wait(Math.min(1, minutes - minute + 1) * 60_000);
    await sample(Math.min(minute, minutes));
  }
  await tab.close();
  return { minutes, perSecond: PER_SECOND, saved };
}
