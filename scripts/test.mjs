// npm test: everything CI runs, closing with the line "N passed, N failed". `--whole` (npm run test:whole): also what is not this commit's turn.
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { ensurePrograms, installPrograms } from './lib/ensurePrograms.mjs';
import { requireNode } from './lib/requireNode.mjs';
import { turnOfCommit, TURNS } from './lib/turns.mjs';

requireNode();
const turn = process.argv.includes('--whole') ? null : await turnOfCommit();
// Mostly a wait for a network: the packages, the checks and the build need none of it.
const installed = installPrograms();
await ensureInstalled();
const { ensureBuilt } = await import('./lib/ensureBuilt.mjs');
const { runChecks } = await import('./lib/runChecks.mjs');
const { runTests } = await import('./lib/runTests.mjs');

/** @type {string[]} */
const timings = [];
/**
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} phase
 */
async function timed(name, phase) {
  const started = performance.now();
  const result = await phase();
  timings.push(`${name} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

const failedChecks = await timed('checks', runChecks);
const build = await timed('build', ensureBuilt);
if (build.code !== 0) console.log(build.output);
await timed('browsers and nginx', async () => {
  await installed;
  await ensurePrograms();
});
const tests = await timed('tests', () => runTests(turn));

console.log(`\n${tests.summary.join('\n')}`);
if (failedChecks.length > 0) console.log(`checks that failed: ${failedChecks.join(', ')}`);
if (build.code !== 0) console.log('the production build failed');
console.log(timings.join(', '));
if (turn !== null) console.log(`turn ${turn} of ${TURNS} (TEST_TURN); all turns: npm run test:whole`);
const failed = tests.failed + failedChecks.length + (build.code === 0 ? 0 : 1);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${tests.passed} passed, ${failed} failed`);
