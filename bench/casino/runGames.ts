import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { ensureGames } from '@scripts/lib/ensureGames.mjs';
import { START } from '@tests/adapters/sandbox/engine/Bench';
import { playWorld } from '@tests/adapters/sandbox/provider/playWorld';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { gamePageOver } from '@tests/support/sandbox/gameTable';
import { PLAIN_FUNCTIONS } from '../run/plainFunctions';
import { CpuMeter } from './CpuMeter';
import { percentile } from './percentile';
import { watchFrames } from './watchFrames';

export interface GameFrames {
  readonly game: string;
  readonly frameP95: number;
  /** Longer than two frames. */
  readonly framesOver33: number;
  /** CPU time of the main thread in one frame, milliseconds. */
  readonly taskPerFrame: number;
}

export interface Games {
  /** What every game's page fetches: one script and one style, packed for the wire. */
  readonly scriptBytes: number;
  readonly styleBytes: number;
  /** While a round is shown, at 4x slower. */
  readonly games: readonly GameFrames[];
  /** A page that moves one box, measured in the same way. */
  readonly plain: GameFrames;
}

const CPU = 4;
const WATCHED_MS = 2_400;
type Begin = (page: Page) => Promise<void>;

const press =
  (...names: readonly string[]): Begin =>
  async (page) => {
    for (const name of names) await page.getByRole('button', { name, exact: true }).click();
  };
const GAMES: readonly (readonly [game: string, provider: string, code: string, begin: Begin])[] = [
  ['aviator', 'spribe', 'aviator', press('Fly')],
  ['roulette', 'ezugi', 'speed-roulette', press('Red', 'Black', 'Split 1, 2', 'Spin')],
  ['slot', 'qtech', '20101', press('Spin')],
];
const PLAIN =
  '<!doctype html><div id="box" style="width:50px;height:50px;background:red"></div>' +
  '<script>const move = (at) => { box.style.transform = `translate(${at % 300}px)`; requestAnimationFrame(move); }; requestAnimationFrame(move);</script>';

/** The pages of three games as they show a round. */
export async function runGames(browser: BorrowedChromium): Promise<Games> {
  const games: GameFrames[] = [];
  for (const [game, provider, code, begin] of GAMES) {
    const { sandbox, demo } = playWorld({ seed: `bench ${game}` });
    const began = performance.now();
    const answer = (body: unknown) => {
      sandbox.advanceTo(START + performance.now() - began);
      return sandbox.handle({
        method: 'POST',
        path: '/games/play',
        query: {},
        headers: {},
        body,
        client: 'c',
      });
    };
    const given = { viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' } as const;
    const table = await gamePageOver(browser, answer, demo().launch(provider, code), given);
    games.push(await framesOf(game, table.page, begin));
    await table.close();
  }
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.setContent(PLAIN);
  const plain = await framesOf('plain', page, () => Promise.resolve());
  await context.close();
  return { ...(await weights()), games, plain };
}

async function framesOf(game: string, page: Page, begin: Begin): Promise<GameFrames> {
  const cdp = await page.context().newCDPSession(page);
  await page.evaluate(PLAIN_FUNCTIONS);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  const meter = await CpuMeter.open(cdp);
  await begin(page);
  const before = await meter.read();
  const { deltas } = await page.evaluate(watchFrames, WATCHED_MS);
  const { task } = await meter.since(before);
  return {
    game,
    frameP95: percentile(deltas, 95),
    framesOver33: deltas.filter((ms) => ms > 33.4).length,
    taskPerFrame: task / deltas.length,
  };
}

async function weights() {
  const folder = await ensureGames();
  const packed = (name: string): number => gzipSync(readFileSync(join(folder, name))).length;
  return { scriptBytes: packed('main.js'), styleBytes: packed('main.css') };
}
