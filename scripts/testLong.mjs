// npm run test:long: every property and simulation at its full length, e.g. at night. `-- tests/faults` for some of them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { projectRoot } from './lib/projectRoot.mjs';
import { requireNode } from './lib/requireNode.mjs';
import { runTool } from './lib/runTool.mjs';

requireNode();
await ensureInstalled();
const wanted = process.argv.slice(2);
const files = readdirSync(join(projectRoot, 'tests'), { recursive: true, encoding: 'utf8' })
  .map((file) => join('tests', file))
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .filter((file) =>
    /'(fast-check|@tests\/support\/(runs|mothers\/\w+))'/.test(readFileSync(join(projectRoot, file), 'utf8')),
  );
// Another seed every night: what it was is what repeats it (decision 056).
const seed = process.env['TEST_SEED'] ?? String(Math.floor(Math.random() * 1_000_000_000));
console.log(`Data of tests is invented from TEST_SEED=${seed}.`);
if (files.length === 0) {
  console.log('No test here has a longer run.');
  process.exit(1);
}
const { code } = await runTool({ package: 'vitest' }, ['run', ...files], {
  show: true,
  env: { LONG_RUNS: '1', TEST_SEED: seed },
});
process.exitCode = code;
