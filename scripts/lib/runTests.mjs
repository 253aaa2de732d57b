import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './projectRoot.mjs';
import { runTool } from './runTool.mjs';
import { TURNS } from './turns.mjs';

const COUNT_FILE = join(projectRoot, '.cache', 'test-count.json');

/**
 * Runs the tests of every project once, showing their output.
 * @param {number | null} turn whose turn it is of what is in turn; null: all of it
 * @returns {Promise<{ passed: number, failed: number, summary: string[] }>} `failed` counts as well what is worse than a
 *   failed test: a file that does not load, a skipped test, a run that ends without a count or with no test in it
 */
export async function runTests(turn) {
  mkdirSync(join(projectRoot, '.cache'), { recursive: true });
  rmSync(COUNT_FILE, { force: true });
  const { code } = await runTool(
    { package: 'vitest' },
    [
      'run',
      '--no-color',
      '--allowOnly=false',
      '--reporter=default',
      '--reporter=./scripts/lib/countingReporter.mjs',
      ...(turn === null ? [] : [`--shard=${turn}/${TURNS}`]),
    ],
    { show: true, env: { TEST_COUNT_FILE: COUNT_FILE, TEST_TURN: turn?.toString() } },
  );
  if (!existsSync(COUNT_FILE)) return { passed: 0, failed: 1, summary: ['vitest ended without a count'] };
  /** @type {import('./countingReporter.mjs').TestCount} */
  const count = JSON.parse(readFileSync(COUNT_FILE, 'utf8'));
  const summary = Object.entries(count.projects).map(
    ([name, { tests, ms }]) => `${name}: ${tests} tests, ${(ms / 1000).toFixed(1)} s in them`,
  );
  const slowest = count.slowest.map(({ file, ms }) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${file}`);
  summary.push('the slowest files:', ...slowest);
  if (count.failures.length > 0) summary.push('what failed:', ...count.failures.map((each) => `  ${each}`));
  if (count.skipped > 0)
    summary.push(`${count.skipped} skipped, which counts as failed: a test runs or is deleted`);
  if (count.brokenFiles > 0) summary.push(`${count.brokenFiles} test files could not run`);
  if (count.unhandled > 0) summary.push(`${count.unhandled} errors outside of any test`);
  if (count.passed === 0) summary.push('no test ran');
  const failed = count.failed + count.skipped + count.brokenFiles + count.unhandled;
  // Whatever else makes vitest unhappy, or a run without a test, must not end green.
  return { passed: count.passed, failed: failed || (code !== 0 || count.passed === 0 ? 1 : 0), summary };
}
