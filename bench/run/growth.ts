import type { Browser } from 'playwright-core';
import { median } from './median';
import { openTabs } from './openTabs';

export interface Growth {
  readonly few: number;
  readonly many: number;
  /** Main-thread time per second with few and with many subscribed, the same twelve on the screen. */
  readonly fewTask: number;
  readonly manyTask: number;
  readonly ratio: number;
  /** The same ratio of the plain page: it keeps every price that it is told, too. */
  readonly plainRatio: number;
}

const FEW = 100;
const MANY = 1_000;
const PER_MARKET = 25;

/** What markets cost that are subscribed but not on the screen. Each market ticks as often, so the stream grows with their number. */
export async function runGrowth(browser: Browser, url: string, rounds: number, ms: number): Promise<Growth> {
  const few = await openTabs(browser, url, { subscribed: FEW });
  const many = await openTabs(browser, url, { subscribed: MANY });
  const seen = { ours: [] as (readonly [number, number])[], plain: [] as (readonly [number, number])[] };
  for (let round = 0; round < rounds; round++)
    for (const kind of ['ours', 'plain'] as const) {
      const low = await few[kind].window(FEW * PER_MARKET, ms);
      const high = await many[kind].window(MANY * PER_MARKET, ms);
      seen[kind].push([low.task, high.task]);
    }
  await Promise.all([few.close(), many.close()]);
  const ratio = (kind: 'ours' | 'plain'): number => median(seen[kind].map(([low, high]) => high / low));
  return {
    few: FEW,
    many: MANY,
    fewTask: median(seen.ours.map(([low]) => low)),
    manyTask: median(seen.ours.map(([, high]) => high)),
    ratio: ratio('ours'),
    plainRatio: ratio('plain'),
  };
}
