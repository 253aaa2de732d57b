import type { CDPSession, Page } from 'playwright-core';
import { CasinoScreens } from '@tests/support/journeys/CasinoScreens';
import type { Player } from '@tests/support/journeys/Player';
import { openStage } from '@tests/support/journeys/Stage';
import { PLAIN_FUNCTIONS } from '../run/plainFunctions';
import { CpuMeter } from './CpuMeter';
import { percentile } from './percentile';
import { runGames } from './runGames';
import type { Games } from './runGames';
import { untilAtRest } from '../search/untilAtRest';
import { watchFrames } from './watchFrames';
import type { SeenFrames } from './watchFrames';

export interface Casino {
  readonly games: number;
  /** CPU time at 4x slower, milliseconds: of the scripts of one keystroke, and of all that the main thread does for it. */
  readonly keyScriptP50: number;
  readonly keyScriptP95: number;
  readonly keyTaskP95: number;
  /** Scrolling the lobby of all games at 4x slower. */
  readonly scroll: LobbyScroll;
  /** The pages of three games. */
  readonly pages: Games;
}

export interface LobbyScroll {
  readonly frames: number;
  readonly frameP95: number;
  /** Longer than two frames. */
  readonly framesOver33: number;
  /** The same of a page with nothing on it but height, in the same run: the floor of this machine. */
  readonly plainOver33: number;
  /** CPU time of the main thread in one frame, milliseconds. */
  readonly taskPerFrame: number;
  /** At any time. */
  readonly mostTiles: number;
  readonly mostNodes: number;
}

const CPU = 4;
/** What somebody types: finds thousands, hundreds, one, and nothing. */
const WORDS = ['golden tiger 12', 'roulette', 'zzz'] as const;
const SCROLL = { px: 12_000, pxPerSecond: 2_400 };

/** 10,000 games behind a server: what a key of the search costs, and a turn through the lobby (F19, SRCH-02); three games at play. */
export async function runCasino(rounds: number): Promise<Casino> {
  const stage = await openStage('remote', { seed: 'huge' });
  try {
    const player = await stage.arrive();
    await player.context.addInitScript(PLAIN_FUNCTIONS);
    await player.enterAsDemo('/home');
    await player.moveTo('/games-all');
    const casino = new CasinoScreens(player.page);
    await casino.count.waitFor();
    const games = Number((await casino.count.innerText()).replaceAll(/\D/g, ''));
    const cdp = await player.context.newCDPSession(player.page);
    const meter = await CpuMeter.open(cdp);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    const scroll = await scrollLobby(player, casino, cdp, meter);
    const pages = await runGames(stage.browser);
    const keys = [];
    for (let round = 0; round < rounds; round += 1) keys.push(...(await typeWords(player, casino, meter)));
    const scripts = keys.map(({ script }) => script);
    return {
      games,
      keyScriptP50: percentile(scripts, 50),
      keyScriptP95: percentile(scripts, 95),
      keyTaskP95: percentile(
        keys.map(({ task }) => task),
        95,
      ),
      scroll,
      pages,
    };
  } finally {
    await stage.close();
  }
}

async function typeWords({ page }: Player, casino: CasinoScreens, meter: CpuMeter) {
  const keys = [];
  await page.keyboard.press('/');
  await casino.searchField.waitFor();
  for (const word of WORDS) {
    await casino.searchField.fill('');
    await page.evaluate(untilQuiet);
    for (const key of word) {
      await page.evaluate(untilAtRest);
      const before = await meter.read();
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.evaluate(untilQuiet);
      keys.push(await meter.since(before));
    }
  }
  await page.keyboard.press('Escape');
  await casino.search.waitFor({ state: 'hidden' });
  return keys;
}

async function scrollLobby(
  { page }: Player,
  casino: CasinoScreens,
  cdp: CDPSession,
  meter: CpuMeter,
): Promise<LobbyScroll> {
  const before = await meter.read();
  const { deltas, mostTiles, mostNodes } = await framesOfScroll(page, cdp);
  const { task } = await meter.since(before);
  // What it scrolled to is drawn a little later on a machine with other work.
  for (let waits = 0; (await casino.nameInTheMiddle()) === null; waits += 1) {
    if (waits > 60) throw new Error('the lobby did not scroll to a game');
    await page.evaluate(untilQuiet);
  }
  return {
    frames: deltas.length,
    frameP95: percentile(deltas, 95),
    framesOver33: over33(deltas),
    plainOver33: await scrollPlain(page),
    taskPerFrame: task / deltas.length,
    mostTiles,
    mostNodes,
  };
}

async function framesOfScroll(page: Page, cdp: CDPSession): Promise<SeenFrames> {
  const seen = page.evaluate(watchFrames, (1_000 * SCROLL.px) / SCROLL.pxPerSecond - 200);
  await cdp.send('Input.synthesizeScrollGesture', {
    x: 700,
    y: 600,
    yDistance: -SCROLL.px,
    speed: SCROLL.pxPerSecond,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  return seen;
}

async function scrollPlain(beside: Page): Promise<number> {
  const page = await beside.context().newPage();
  await page.setContent(
    '<!doctype html><div style="block-size:50000px;background:linear-gradient(red,blue)"></div>',
  );
  await page.evaluate(PLAIN_FUNCTIONS);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  const { deltas } = await framesOfScroll(page, cdp);
  await page.close();
  await beside.bringToFront();
  return over33(deltas);
}

function over33(deltas: readonly number[]): number {
  return deltas.filter((ms) => ms > 33.4).length;
}

/** Runs in the page: until what a key began has been painted, the drawing that may wait included. */
function untilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
