import { availableParallelism } from 'node:os';
import { checkSteps } from './checkSteps.mjs';

/** What a failed check may print: enough to begin with, not so much that the next one is lost. */
const MAX_LINES = 150;

/**
 * Runs every check, a few at a time, prints a line for each and the words of those that failed.
 * @returns {Promise<string[]>} the names of those that failed
 */
export async function runChecks() {
  const waiting = [...checkSteps];
  /** @type {string[]} */
  const failed = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const started = performance.now();
      const { name, check } = step;
      const result = await check().catch((error) => ({
        ok: false,
        output: String(error?.message ?? error),
        note: '',
      }));
      const ms = `${Math.round(performance.now() - started)} ms`.padStart(9);
      console.log(
        `${result.ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(11)}${ms}  ${result.note ?? ''}`.trimEnd(),
      );
      if (result.ok) continue;
      failed.push(name);
      console.log(`${shortened(result.output)}\n`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker));
  return failed;
}

/** @param {string} output */
function shortened(output) {
  const lines = output.trimEnd().split('\n');
  if (lines.length <= MAX_LINES) return lines.join('\n');
  return [...lines.slice(0, MAX_LINES), `… and ${lines.length - MAX_LINES} more lines`].join('\n');
}
