import type { Browser } from 'playwright-core';
import { median } from './median';
import { SEED } from './openTabs';
import { Tab } from './Tab';

/** Twelve markets live on one page, and four ladders. Main thread in milliseconds of CPU time per second. */
export interface ManyMarkets {
  readonly rate: number;
  readonly ours: number;
  readonly plain: number;
  /** Ours over plain, the median of the ratios of windows that stood next to each other. */
  readonly ratio: number;
  readonly frameP95: number;
  /** Cells of the ladders, and how many of them say the same in both pages after the same messages. */
  readonly cells: number;
  readonly alike: number;
}

const RATE = 5_000;
const OPTIONS = { subscribed: 12, mounted: 12, ladders: 4, seed: SEED };

/** What the trader's pages cost, beside the same cells written by hand. */
export async function runMarkets(
  browser: Browser,
  url: string,
  rounds: number,
  ms: number,
): Promise<ManyMarkets> {
  const ours = await Tab.open(browser, url, 'ours', OPTIONS);
  const plain = await Tab.open(browser, url, 'plain', { ...OPTIONS, copy: await ours.copy() });
  await ours.countRepaints(10, 100, false);
  await plain.countRepaints(10, 100, false);
  const [said, floor] = [await ours.ladderTexts(), await plain.ladderTexts()];
  const seen: (readonly [ours: number, plain: number, frame: number])[] = [];
  for (let round = 0; round < rounds; round++) {
    const first = round % 2 === 0 ? [ours, plain] : [plain, ours];
    const windows = new Map<Tab, Awaited<ReturnType<Tab['window']>>>();
    for (const tab of first) windows.set(tab, await tab.window(RATE, ms));
    const [mine, theirs] = [windows.get(ours), windows.get(plain)];
    if (mine !== undefined && theirs !== undefined) seen.push([mine.task, theirs.task, mine.seen.frames.p95]);
  }
  await Promise.all([ours.close(), plain.close()]);
  return {
    rate: RATE,
    ours: median(seen.map(([task]) => task)),
    plain: median(seen.map(([, task]) => task)),
    ratio: median(seen.map(([task, other]) => task / other)),
    frameP95: median(seen.map(([, , frame]) => frame)),
    cells: said.length,
    alike: said.filter((text, at) => text === floor[at]).length,
  };
}
