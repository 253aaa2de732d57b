// npm run test:long: every property and simulation at its full length, e.g. at night. `-- tests/faults` for some of them.
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './lib/ensureChromium.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { projectRoot } from './lib/projectRoot.mjs';
import { readTally, saidOf } from './lib/readTally.mjs';
import { requireNode } from './lib/requireNode.mjs';
import { runTool } from './lib/runTool.mjs';

const PROGRESS_MS = 60_000;

requireNode();
await ensureInstalled();
const wanted = process.argv.slice(2);
const files = readdirSync(join(projectRoot, 'tests'), { recursive: true, encoding: 'utf8' })
  .map((file) => join('tests', file))
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .filter((file) =>
    /'(fast-check|@tests\/support\/(runs|mothers\/\w+|simulation\/plannedWorlds|journeys\/(wayOn|widthsOf|RouteWalk)))'/.test(
      readFileSync(join(projectRoot, file), 'utf8'),
    ),
  );
// Another seed every night: what it was is what repeats it (decision 056).
const seed = process.env['TEST_SEED'] ?? String(Math.floor(Math.random() * 1_000_000_000));
console.log(`Data of tests is invented from TEST_SEED=${seed}.`);
if (files.some((file) => file.includes('journeys'))) await ensureChromium();
if (files.length === 0) {
  console.log('No test here has a longer run.');
  process.exit(1);
}
// A line a world of bets: of this run, or of all that were told to write to the same file.
const tallyFile = process.env['SIMULATION_TALLY'] ?? join(tmpdir(), `placements-${process.pid}.jsonl`);
let shown = saidOf(readTally(tallyFile));
const progress = setInterval(() => {
  const now = saidOf(readTally(tallyFile));
  if (now !== shown) console.log(now);
  shown = now;
}, PROGRESS_MS);
const { code } = await runTool({ package: 'vitest' }, ['run', ...files], {
  show: true,
  env: { LONG_RUNS: '1', TEST_TURN: undefined, TEST_SEED: seed, SIMULATION_TALLY: tallyFile },
});
clearInterval(progress);
const tally = readTally(tallyFile);
if (tally.worlds > 0) console.log(saidOf(tally, true));
process.exitCode = code;
