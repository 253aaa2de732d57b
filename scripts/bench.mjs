// npm run bench: what a tick, a first visit and a long evening cost, in a real browser. `-- soak --minutes 10` for the evening.
import { ensureChromium } from './lib/ensureChromium.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { requireNode } from './lib/requireNode.mjs';

requireNode();
await ensureInstalled();
const chromium = await ensureChromium();
const { ensureGames } = await import('./lib/ensureGames.mjs');
await ensureGames();
const { run } = await import('./lib/run.mjs');
const { code } = await run(process.execPath, ['--import', 'tsx', 'bench/main.ts', ...process.argv.slice(2)], {
  show: true,
  env: { CHROME_PATH: chromium },
});
process.exitCode = code;
