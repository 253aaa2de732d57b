import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { endBorrowedChromium } from '@tests/support/browser/borrowChromium';
import { launchChromium } from '@tests/support/browser/launchChromium';
import { runCasino } from './casino/runCasino';
import { runEnergy } from './energy/runEnergy';
import { runInteractions } from './interactions/runInteractions';
import { runHosted } from './load/runHosted';
import { tablesOf } from './report/tables';
import { writeResults } from './report/writeResults';
import { buildPages } from './run/buildPages';
import { runCounts } from './run/counts';
import { runGrowth } from './run/growth';
import { runMarkets } from './run/markets';
import { openTabs } from './run/openTabs';
import { runPricePath } from './run/pricePath';
import { runReceive } from './run/receive';
import { runReconnect } from './run/reconnect';
import { runSoak } from './run/soak';
import { servePages } from './run/servePages';
import { runSearch } from './search/runSearch';
import { runVisits } from './visits/runVisits';

const PARTS = [
  'prices',
  'growth',
  'markets',
  'load',
  'casino',
  'search',
  'interactions',
  'energy',
  'visits',
  'soak',
] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Of the soak. */
    minutes: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    /** Writes `bench/results/NAME.json`. */
    name: { type: 'string', default: 'latest' },
    /** Of `load`: over HTTP/1.1 without TLS. */
    plain: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((part) => !PARTS.some((known) => known === part));
if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(' ')}. There are ${PARTS.join(', ')}.`);
/** Without a word everything but the soak, which takes its ten minutes. */
const wants = (part: (typeof PARTS)[number]): boolean =>
  positionals.length === 0 ? part !== 'soak' : positionals.includes(part);
const rounds = Number(values.rounds);
const say = (line: string): void => console.log(line);

const served = await servePages(await buildPages('price'));
const browser = await launchChromium();
const machine = {
  cores: availableParallelism(),
  node: process.version,
  chromium: browser.version(),
  load: loadavg()[0] ?? 0,
};

async function prices() {
  const tabs = await openTabs(browser, served.url);
  const options = { rates: [1_000, 5_000, 20_000], cpus: [1, 4], rounds, windowMs: 4_000 };
  const rows = await runPricePath(tabs, options, say);
  const received = await runReceive(tabs, rows);
  await tabs.close();
  const fresh = await openTabs(browser, served.url);
  const counts = await runCounts(fresh);
  await fresh.close();
  return { prices: rows, received, counts };
}

const failed: string[] = [];
/** One part that fails takes nothing away from the others. */
async function part<T extends object>(name: string, wanted: boolean, run: () => Promise<T>) {
  if (!wanted) return {};
  try {
    return await run();
  } catch (error) {
    failed.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    return {};
  }
}

try {
  const results = {
    at: new Date().toISOString(),
    machine,
    ...(await part('prices', wants('prices'), prices)),
    ...(await part('growth', wants('growth'), async () => ({
      growth: await runGrowth(browser, served.url, rounds, 4_000),
    }))),
    ...(await part('markets', wants('markets'), async () => ({
      markets: await runMarkets(browser, served.url, rounds, 4_000),
    }))),
    ...(await part('reconnect', wants('load'), async () => ({ reconnect: await runReconnect() }))),
    ...(await part('load', wants('load'), () => runHosted(rounds, values.plain))),
    ...(await part('casino', wants('casino'), async () => ({ casino: await runCasino(rounds) }))),
    ...(await part('search', wants('search'), async () => ({ search: await runSearch(rounds) }))),
    ...(await part('interactions', wants('interactions'), async () => ({
      interactions: await runInteractions({ rounds }, say),
    }))),
    ...(await part('energy', wants('energy'), async () => ({ energy: await runEnergy(20, say) }))),
    ...(await part('visits', wants('visits'), async () => ({ visits: await runVisits(browser, rounds) }))),
    ...(await part('soak', wants('soak'), async () => ({
      soak: await runSoak(browser, served.url, Number(values.minutes), say),
    }))),
  };
  say(`\n${tablesOf(results)}\n`);
  say(`written: ${writeResults(results, values.name).join(', ')}`);
} finally {
  await Promise.all([browser.close(), endBorrowedChromium()]);
  await served.close();
}
for (const line of failed) console.error(`failed: ${line}`);
process.exitCode = failed.length > 0 ? 1 : 0;
