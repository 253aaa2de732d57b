import { lengthenLists } from '@tests/support/journeys/lengthenLists';
import { openStage } from '@tests/support/journeys/Stage';
import { SearchScreen } from '@tests/support/journeys/SearchScreen';
import { CpuMeter } from '../casino/CpuMeter';
import { percentile } from '../casino/percentile';
import { PLAIN_FUNCTIONS } from '../run/plainFunctions';
import { linearScan } from './linearScan';
import { untilAtRest } from './untilAtRest';

export interface Search {
  readonly games: number;
  readonly events: number;
  /** CPU time at 4x slower, milliseconds: of the scripts of one keystroke, less what the page does anyway in as long (prices that move, the meter). */
  readonly keyScriptP50: number;
  readonly keyScriptP95: number;
  /** What comes after it once the fingers rest: pictures, prices, rows below the screen. Nobody waits for it, and a key before it spares it. */
  readonly restScriptP50: number;
  /** The same keys as a scan of all names in lower case, in the same page, with nothing drawn. */
  readonly scanP95: number;
  /** What the app takes for a key against that scan. */
  readonly ratio: number;
}

const CPU = 4;
const EVENTS = 5_000;
/** Found: thousands of events, some, games only, nothing but for one error, nothing. */
const WORDS = ['ladakh leopards', 'monsoon', 'golden tiger', 'ladkah', 'qqqq'] as const;

/** 10,000 games and 5,000 events in one search: what a key of it costs, beside the least that could be done. */
export async function runSearch(rounds: number): Promise<Search> {
  const stage = await openStage('remote', { seed: 'huge' });
  try {
    const player = await stage.arrive();
    const { page } = player;
    await player.context.addInitScript(PLAIN_FUNCTIONS);
    await lengthenLists(page, EVENTS);
    await player.enterAsDemo('/home');
    await player.moveTo('/bonus');
    await player.heading.waitFor();
    await page.keyboard.press('/');
    const search = new SearchScreen(page);
    // Both are there: a word that only games have, and one that only events have.
    await search.find('golden tiger', /./);
    await search.find('monsoon', 'Matches');
    const cdp = await player.context.newCDPSession(page);
    const meter = await CpuMeter.open(cdp);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    const cost = async (run: () => Promise<unknown>): Promise<number> => {
      const before = await meter.read();
      await run();
      return (await meter.since(before)).script;
    };
    const scripts: number[] = [];
    const pictures: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      for (const word of WORDS) {
        await search.field.fill('');
        await page.evaluate(untilQuiet);
        for (const key of word) {
          // What the last key left for when the fingers rest has come: it is no part of what the page does anyway.
          await page.evaluate(untilAtRest);
          const still = await cost(() => page.evaluate(untilQuiet));
          const typing = await cost(async () => {
            await page.keyboard.press(key === ' ' ? 'Space' : key);
            await page.evaluate(untilQuiet);
          });
          scripts.push(Math.max(0, typing - still));
          pictures.push(Math.max(0, (await cost(() => page.evaluate(untilAtRest))) - still));
        }
      }
    const typed = WORDS.flatMap((word) => [...word].map((_, at) => word.slice(0, at + 1)));
    const scans: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      scans.push(...(await page.evaluate(linearScan, { typed, games: GAMES, events: EVENTS })));
    const [keyScriptP95, scanP95] = [percentile(scripts, 95), percentile(scans, 95)];
    return {
      games: GAMES,
      events: EVENTS,
      keyScriptP50: percentile(scripts, 50),
      keyScriptP95,
      restScriptP50: percentile(pictures, 50),
      scanP95,
      ratio: keyScriptP95 / scanP95,
    };
  } finally {
    await stage.close();
  }
}

/** Of the huge catalogue of the sandbox. */
const GAMES = 9_988;

/** Runs in the page: until what a key began has been painted, the drawing that may wait included. */
function untilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
