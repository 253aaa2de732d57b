import { hasSaidTheirAge } from '@tests/support/browser/hasSaidTheirAge';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { countTimers } from './countTimers';
import { PLAIN_FUNCTIONS } from './plainFunctions';
import type { GridCopy, Held, OpenOptions, Receiving, RepaintCount, WindowSeen } from '../pages/BenchPage';

/** Ours; our markup by hand; the least that shows the same prices. */
export const PAGES = ['ours', 'plain', 'lean'] as const;
export type PageKind = (typeof PAGES)[number];

/** What one window cost, and what the page saw of itself. Times are milliseconds of the main thread per second. */
export interface Window {
  readonly task: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  readonly seen: WindowSeen;
  /** Cell updates that arrived, per second. */
  readonly perSecond: number;
}

export interface Retained {
  readonly heapBytes: number;
  readonly listeners: number;
  readonly nodes: number;
}

const WARM_MS = 1_000;
const METRICS = {
  task: 'TaskDuration',
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
} as const;

/** A page of the bench in a browser window of its own. */
export class Tab {
  private constructor(
    readonly kind: PageKind,
    private readonly page: Page,
    private readonly cdp: CDPSession,
    private readonly problems: readonly string[],
  ) {}

  static async open(browser: Browser, url: string, kind: PageKind, options: OpenOptions): Promise<Tab> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-IN' });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`${kind}: ${error.message}`));
    await page.addInitScript(hasSaidTheirAge);
    await page.addInitScript(PLAIN_FUNCTIONS);
    await page.addInitScript(countTimers);
    const cdp = await context.newCDPSession(page);
    // CPU time of the thread, so that whatever else this machine does is left out.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`${url}/${kind}.html`);
    await page.waitForFunction(() => 'bench' in window);
    await page.evaluate((given) => window.bench.open(given), options);
    return new Tab(kind, page, cdp, problems);
  }

  copy(): Promise<GridCopy> {
    return this.page.evaluate(() => window.bench.copy());
  }

  async throttle(rate: number): Promise<void> {
    await this.cdp.send('Emulation.setCPUThrottlingRate', { rate });
  }

  async window(perSecond: number, ms: number): Promise<Window> {
    await this.page.bringToFront();
    await this.page.evaluate((rate) => window.bench.start(rate), perSecond);
    await this.page.evaluate((warm) => window.bench.watch(warm), WARM_MS);
    const before = await this.metrics();
    const began = performance.now();
    const seen = await this.page.evaluate((length) => window.bench.watch(length), ms);
    const after = await this.metrics();
    const seconds = (performance.now() - began) / 1_000;
    const updates = await this.page.evaluate(() => window.bench.stop());
    const cost = (name: keyof typeof METRICS): number =>
      (1_000 * ((after.get(METRICS[name]) ?? 0) - (before.get(METRICS[name]) ?? 0))) / seconds;
    return {
      task: cost('task'),
      script: cost('script'),
      style: cost('style'),
      layout: cost('layout'),
      seen,
      perSecond: updates / (seconds + WARM_MS / 1_000),
    };
  }

  countRepaints(bursts: number, updates: number, equal: boolean): Promise<RepaintCount> {
    return this.page.evaluate(([times, each, same]) => window.bench.countRepaints(times, each, same), [
      bursts,
      updates,
      equal,
    ] as const);
  }

  scrollTo(first: number): Promise<void> {
    return this.page.evaluate((market) => window.bench.scrollTo(market), first);
  }

  held(): Promise<Held> {
    return this.page.evaluate(() => window.bench.held());
  }

  async start(perSecond: number): Promise<void> {
    await this.page.evaluate((rate) => window.bench.start(rate), perSecond);
  }

  /** After collecting garbage twice: what the first pass finalises, the second frees. */
  async retained(): Promise<Retained> {
    await this.cdp.send('HeapProfiler.collectGarbage');
    await this.cdp.send('HeapProfiler.collectGarbage');
    const metrics = await this.metrics();
    return {
      heapBytes: metrics.get('JSHeapUsedSize') ?? 0,
      listeners: metrics.get('JSEventListeners') ?? 0,
      nodes: metrics.get('Nodes') ?? 0,
    };
  }

  ladderTexts(): Promise<readonly string[]> {
    return this.page.evaluate(() => window.bench.ladderTexts());
  }

  receiving(perSecond: number, seed: number): Promise<Receiving> {
    return this.page.evaluate(([rate, from]) => window.bench.receiving(rate, from), [
      perSecond,
      seed,
    ] as const);
  }

  /** Time-outs and intervals that wait. */
  timers(): Promise<number> {
    return this.page.evaluate(() => window.benchTimers.size);
  }

  /** Lets the page live for a while. */
  wait(ms: number): Promise<void> {
    return this.page.waitForTimeout(ms);
  }

  /** Throws what the page threw: a page with an error measures nothing. */
  async close(): Promise<void> {
    await this.page.context().close();
    if (this.problems.length > 0) throw new Error(this.problems.join('\n'));
  }

  private async metrics(): Promise<ReadonlyMap<string, number>> {
    const { metrics } = await this.cdp.send('Performance.getMetrics');
    return new Map(metrics.map(({ name, value }) => [name, value]));
  }
}
