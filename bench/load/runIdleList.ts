import type { Page } from 'playwright-core';
import { viewports } from '@tests/support/browser/viewports';
import { CpuMeter } from '../casino/CpuMeter';
import type { HostedPages } from '../hosted/hostedPages';
import { median } from '../run/median';
import { PLAIN_FUNCTIONS } from '../run/plainFunctions';
import { openPlayers, TRUSTING } from './openPlayers';

interface IdleSide {
  /** Of the main thread, milliseconds of CPU time per second. */
  readonly task: number;
  readonly script: number;
  readonly rows: number;
  readonly cells: number;
  /** Of the whole page. */
  readonly elements: number;
  /** Price cells whose text changed, per second: what the page had for it. Counted beside, not while it is measured. */
  readonly changes: number;
  /** At how many moments of a second: between two of them a price on the screen is an old one. */
  readonly moments: number;
}

export interface IdleList {
  readonly cpu: number;
  readonly rounds: number;
  readonly app: IdleSide;
  readonly peer: IdleSide;
  /** Of the peer against the app: of the whole, and of what one shown change of a price costs. */
  readonly ratio: number;
  readonly changeRatio: number;
}

export interface IdleOptions {
  readonly cpu: number;
  readonly settleMs: number;
  readonly windowMs: number;
}

const USUAL: IdleOptions = { cpu: 4, settleMs: 3_000, windowMs: 8_000 };

/** The matches in play on a phone, their prices moving as the sandbox moves them, and nobody touching anything: ours and the peer's, in turn. */
export async function runIdleList(
  hosted: HostedPages<'app' | 'peer'>,
  rounds: number,
  { cpu, settleMs, windowMs }: IdleOptions = USUAL,
): Promise<IdleList> {
  const stage = await openPlayers(hosted);
  try {
    const player = await stage.arrive({ width: 'phone', context: TRUSTING });
    await player.context.addInitScript(PLAIN_FUNCTIONS);
    await player.enterAsDemo('/home');
    await player.open('/spmsports/live');
    const app = await openWindow(player.page, cpu);
    // The page of the peer has nobody who could be signed in: what an account costs is ours alone.
    const context = await stage.browser.newContext({
      ...TRUSTING,
      locale: 'en-IN',
      viewport: viewports.phone,
      isMobile: true,
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    await context.addInitScript(PLAIN_FUNCTIONS);
    const page = await context.newPage();
    await page.goto(hosted.pages.peer.url);
    const peer = await openWindow(page, cpu);
    await bothDrawn(player.page, page);
    await page.waitForTimeout(settleMs);
    const seen: Readonly<Record<'app' | 'peer', IdleSide>>[] = [];
    for (let round = 0; round < rounds; round++)
      seen.push(
        round % 2 === 0
          ? { app: await app(windowMs), peer: await peer(windowMs) }
          : { peer: await peer(windowMs), app: await app(windowMs) },
      );
    const side = (which: 'app' | 'peer'): IdleSide => {
      const of = (name: keyof IdleSide): number => median(seen.map((each) => each[which][name]));
      return {
        task: of('task'),
        script: of('script'),
        rows: of('rows'),
        cells: of('cells'),
        elements: of('elements'),
        changes: of('changes'),
        moments: of('moments'),
      };
    };
    return {
      cpu,
      rounds,
      app: side('app'),
      peer: side('peer'),
      ratio: median(seen.map((each) => each.peer.task / each.app.task)),
      changeRatio: median(seen.map(({ app: ours, peer: theirs }) => perChange(theirs) / perChange(ours))),
    };
  } finally {
    await stage.close();
  }
}

/** Each page shows as many matches as the other: one that is still drawing does less than it will. */
async function bothDrawn(one: Page, other: Page): Promise<void> {
  for (const [page, beside] of [
    [one, other],
    [other, one],
  ] as const) {
    await page.bringToFront();
    const rows = await beside.locator('[data-price-row]').count();
    await page.waitForFunction((n) => document.querySelectorAll('[data-price-row]').length >= n, rows);
  }
}

/** In a world that stands still nothing changes. */
const perChange = ({ task, changes }: IdleSide): number => task / Math.max(changes, 0.1);

async function openWindow(page: Page, cpu: number): Promise<(ms: number) => Promise<IdleSide>> {
  await page.locator('[data-price-cell]').first().waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const meter = await CpuMeter.open(cdp);
  return async (ms) => {
    await page.bringToFront();
    const before = await meter.read();
    const began = performance.now();
    await page.waitForTimeout(ms);
    const { task, script } = await meter.since(before);
    const seconds = (performance.now() - began) / 1_000;
    const { changes, moments } = await page.evaluate(countChanges, ms);
    return {
      task: task / seconds,
      script: script / seconds,
      rows: await page.locator('[data-price-row]').count(),
      cells: await page.locator('[data-price-cell]').count(),
      elements: await page.locator('body *').count(),
      changes: changes / (ms / 1_000),
      moments: moments / (ms / 1_000),
    };
  };
}

/** Runs in the page: how many cells said something else, each counted once a frame. */
async function countChanges(ms: number): Promise<{ changes: number; moments: number }> {
  let [changes, moments] = [0, 0];
  const observer = new MutationObserver((records) => {
    const cells = records.map(({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest('[data-price-cell]'),
    );
    const { size } = new Set(cells.filter((cell) => cell !== null && cell !== undefined));
    changes += size;
    if (size > 0) moments += 1;
  });
  observer.observe(document.body, { subtree: true, characterData: true, childList: true });
  await new Promise((resolve) => setTimeout(resolve, ms));
  observer.disconnect();
  return { changes, moments };
}
