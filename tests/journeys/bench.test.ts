import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPages } from '../../bench/run/buildPages';
import { openTabs } from '../../bench/run/openTabs';
import type { Tabs } from '../../bench/run/openTabs';
import { runCounts } from '../../bench/run/counts';
import type { Counts } from '../../bench/run/counts';
import { runPricePath } from '../../bench/run/pricePath';
import { runReconnect } from '../../bench/run/reconnect';
import { runInteractions } from '../../bench/interactions/runInteractions';
import { servePages } from '../../bench/run/servePages';
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

  it('listens for the cells that are drawn and for no other, after scrolling too', () => {
    expect(counts.drawn).toBe(12 * 18);
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

  it('[RT-07] resumes two hundred markets for a twentieth of their images', async () => {
    const { markets, imageBytes, resumedBytes } = await runReconnect();
    expect(markets).toBeGreaterThanOrEqual(200);
    expect(resumedBytes).toBeLessThan(imageBytes * 0.05);
  });
});
