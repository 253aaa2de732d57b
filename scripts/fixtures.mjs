// npm run fixtures -- --seed 7 --out FOLDER: true replies for every call and event of the contract, as JSON files, with invented people.
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { requireNode } from './lib/requireNode.mjs';
import { run } from './lib/run.mjs';

requireNode();
await ensureInstalled();
const { code } = await run(
  process.execPath,
  ['--import', 'tsx', 'scripts/contract/writeFixtures.ts', ...process.argv.slice(2)],
  { show: true },
);
process.exitCode = code;
