// npm run brand:check -- brands/kesari …: what is wrong with the folder of a brand; ends with code 1 when something is.
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { requireNode } from './lib/requireNode.mjs';
import { run } from './lib/run.mjs';

requireNode();
await ensureInstalled();
const { code } = await run(
  process.execPath,
  ['--import', 'tsx', 'scripts/brand/main.ts', ...process.argv.slice(2)],
  { show: true },
);
process.exitCode = code;
