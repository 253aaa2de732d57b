// npm run wiring: what the features of the app need, port by port; `-- --write` draws it into docs/wiring.md. Ends with code 1 when something is unbound, unused or goes in a circle.
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { requireNode } from './lib/requireNode.mjs';
import { run } from './lib/run.mjs';

requireNode();
await ensureInstalled();
const { code } = await run(
  process.execPath,
  ['--import', 'tsx', 'scripts/wiring/main.ts', ...process.argv.slice(2)],
  { show: true },
);
process.exitCode = code;
