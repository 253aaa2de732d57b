import type { Casino } from '../casino/runCasino';
import type { EnergyRow } from '../energy/runEnergy';
import type { InteractionRow } from '../interactions/runInteractions';
import type { Load } from '../load/runLoad';
import type { PriceRow } from '../run/pricePath';
import type { Search } from '../search/runSearch';
import type { Soak } from '../run/soak';
import type { Visits } from '../visits/runVisits';
import type { Results } from './Results';

export interface Target {
  readonly what: string;
  readonly is: number;
  readonly most: number;
  readonly unit: string;
}

/** Every target that this run can speak of, with what it found. None of them fails a build: only counts do, in a test. */
export function targetsOf(results: Results): Target[] {
  const {
    prices = [],
    received = [],
    counts,
    growth,
    markets,
    reconnect,
    load,
    matchPage,
    casino,
    search,
    soak,
  } = results;
  const { interactions = [], energy = [], visits } = results;
  const targets = prices.filter(({ rate }) => rate >= 5_000).flatMap(targetsOfRow);
  for (const { rate, ratio } of received)
    if (rate > 5_000)
      targets.push({
        what: `${rate / 1_000}k/s, from the text to the cell against plain`,
        is: ratio,
        most: 1.3,
        unit: 'x',
      });
  if (counts) {
    targets.push(
      { what: 'repaints per changed cell', is: counts.ours.repaints / counts.ours.due, most: 1, unit: '' },
      { what: 'repaints by equal ticks', is: counts.equal.repaints, most: 0, unit: '' },
      { what: 'cells that show something wrong', is: counts.ours.wrong, most: 0, unit: '' },
      { what: 'cells that listen and are not drawn', is: counts.listening - counts.drawn, most: 0, unit: '' },
    );
  }
  if (growth)
    targets.push({
      what: `${growth.many} subscribed against ${growth.few}, beside plain`,
      is: growth.ratio / growth.plainRatio,
      most: 1.05,
      unit: 'x',
    });
  if (markets)
    targets.push({
      what: `twelve markets and four ladders, ${markets.rate / 1_000}k/s: against plain`,
      is: markets.ratio,
      most: 1.15,
      unit: 'x',
    });
  if (reconnect) {
    const share = (100 * reconnect.resumedBytes) / reconnect.imageBytes;
    targets.push({
      what: `resumed, of an image, ${reconnect.markets} markets`,
      is: share,
      most: 5,
      unit: '%',
    });
  }
  if (load) targets.push(...targetsOfLoad(load));
  if (matchPage)
    targets.push(
      // The fixed libraries are 144 of it.
      { what: 'match page, signed in: script', is: matchPage.scriptBytes / 1_000, most: 239, unit: 'kB' },
      { what: 'slip opens at 4x', is: matchPage.slipOpens, most: 100, unit: 'ms' },
    );
  if (casino) targets.push(...targetsOfCasino(casino));
  if (search) targets.push(...targetsOfSearch(search));
  targets.push(...interactions.flatMap(targetsOfInteraction));
  targets.push(...energy.flatMap(targetsOfEnergy));
  if (visits) targets.push(...targetsOfVisits(visits));
  if (soak) targets.push(...targetsOfSoak(soak));
  return targets;
}

export const isMet = ({ is, most }: Target): boolean => is <= most;

function targetsOfRow({ cpu, rate, ours, taskRatio, leanRatio }: PriceRow): Target[] {
  const slow = cpu > 1;
  const where = `${rate / 1_000}k/s, ${cpu}x:`;
  return [
    { what: `${where} main thread against plain`, is: taskRatio, most: 1.05, unit: 'x' },
    { what: `${where} main thread against lean`, is: leanRatio, most: 1.15, unit: 'x' },
    // A frame is 16.7 ms; the browser's own clock rounds.
    { what: `${where} frame p95`, is: Math.floor(ours.frameP95), most: slow ? 25 : 17, unit: 'ms' },
    { what: `${where} message to paint p95`, is: ours.paintP95, most: slow ? 50 : 30, unit: 'ms' },
    { what: `${where} long tasks in 10 s`, is: ours.longTasksPer10s, most: slow ? 1 : 0, unit: '' },
  ];
}

function targetsOfLoad(load: Load): Target[] {
  const slow = 'slow 4G, 4x:';
  return [
    { what: `${slow} first paint against an empty page`, is: load.firstPaintRatio, most: 0.5, unit: 'x' },
    { what: `${slow} real data against an empty page`, is: load.dataRatio, most: 1.7, unit: 'x' },
    { what: `${slow} blocked beyond it`, is: load.app.blocked - load.empty.blocked, most: 50, unit: 'ms' },
    { what: `${slow} layout shift`, is: load.app.shift, most: 0.02, unit: '' },
    { what: 'first visit: all script', is: load.app.scriptBytes / 1_000, most: 168, unit: 'kB' },
  ];
}

function targetsOfCasino({ games, keyScriptP50, keyScriptP95, scroll, pages }: Casino): Target[] {
  const many = `${games} games, 4x:`;
  return [
    { what: `${many} script of a key p50`, is: keyScriptP50, most: 8, unit: 'ms' },
    { what: `${many} script of a key p95`, is: keyScriptP95, most: 8, unit: 'ms' },
    { what: `${many} frames over 33 ms while scrolling`, is: scroll.framesOver33, most: 0, unit: '' },
    { what: `${many} tiles drawn`, is: scroll.mostTiles, most: 72, unit: '' },
    { what: 'page of a game: script', is: pages.scriptBytes / 1_000, most: 40, unit: 'kB' },
    ...pages.games.map(({ game, taskPerFrame }) => ({
      what: `${game}, 4x: main thread a frame against plain`,
      is: taskPerFrame / pages.plain.taskPerFrame,
      most: 5,
      unit: 'x',
    })),
  ];
}

function targetsOfSearch({ games, events, keyScriptP50, keyScriptP95 }: Search): Target[] {
  const many = `search, ${games} games, ${events} events, 4x:`;
  return [
    { what: `${many} p50`, is: keyScriptP50, most: 8, unit: 'ms' },
    { what: `${many} p95`, is: keyScriptP95, most: 8, unit: 'ms' },
  ];
}

function targetsOfInteraction({ name, p75, ratio, alike }: InteractionRow): Target[] {
  return [
    { what: `${name}: the plain page says something else`, is: alike ? 0 : 1, most: 0, unit: '' },
    { what: `${name}, 4x: event to paint p75`, is: p75, most: 100, unit: 'ms' },
    { what: `${name}, 4x: against plain`, is: ratio, most: 1.5, unit: 'x' },
  ];
}

function targetsOfEnergy({ backend, page, task, hiddenIntervals }: EnergyRow): Target[] {
  const where = `${page}, ${backend}, nobody does anything:`;
  return [
    { what: `${where} main thread a second at 4x`, is: task, most: 30, unit: 'ms' },
    { what: `${where} timers that repeat while hidden`, is: hiddenIntervals, most: 0, unit: '' },
  ];
}

function targetsOfVisits({ firstPaintRatio, pricesRatio }: Visits): Target[] {
  const where = 'second visit of /home, slow 4G, 4x:';
  return [
    { what: `${where} first paint against an empty page`, is: firstPaintRatio, most: 0.3, unit: 'x' },
    { what: `${where} prices against an empty page`, is: pricesRatio, most: 1, unit: 'x' },
  ];
}

function targetsOfSoak({ minutes, saved }: Soak): Target[] {
  const [first, last] = [saved[0], saved.at(-1)];
  if (first === undefined || last === undefined) return [];
  const grown = `after ${minutes} minutes at 500/s:`;
  return [
    { what: `${grown} heap`, is: (last.heapBytes - first.heapBytes) / 1e6, most: 1, unit: 'MB' },
    { what: `${grown} listeners`, is: last.listeners - first.listeners, most: 0, unit: '' },
    { what: `${grown} timers`, is: last.timers - first.timers, most: 1, unit: '' },
    { what: `${grown} cells that listen`, is: last.listening - first.listening, most: 0, unit: '' },
  ];
}
