import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './projectRoot.mjs';
import { runTool } from './runTool.mjs';

/**
 * @typedef {object} MutantCounts
 * @property {number} killed by a test that failed, or by a run that went on for ever
 * @property {number} survived
 * @property {number} uncovered no test comes by
 * @property {readonly string[]} survivors one line each, the uncovered among them
 */

/** What the core's tests never need; copying it takes time. */
const LEFT_OUT = [
  'dist',
  'bench/results',
  'brands',
  'hosting',
  'tests/journeys',
  'tests/.artifacts',
  '.cache',
];

/**
 * Stryker over one folder, with the tests of the core that reach it. Texts are left out: what a key or a regular sentence says is for other tests.
 * @param {string} folder `domain/cashier`
 * @returns {Promise<MutantCounts | null>} null: it did not come to an end
 */
export async function runMutants(folder) {
  const name = folder.replace('/', '-');
  const place = join(projectRoot, '.cache', 'mutation');
  mkdirSync(place, { recursive: true });
  const [settings, report] = [join(place, `${name}.config.json`), join(place, `${name}.json`)];
  rmSync(report, { force: true });
  writeFileSync(
    settings,
    JSON.stringify({
      mutate: [`src/${folder}/**/*.ts`],
      mutator: { excludedMutations: ['StringLiteral'] },
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner'],
      vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
      coverageAnalysis: 'perTest',
      concurrency: Number(process.env['MUTATION_WORKERS'] ?? 1),
      // A limit for a loop without an end, not for a slow machine.
      timeoutMS: 30_000,
      tempDirName: `.cache/mutation/${name}`,
      ignorePatterns: LEFT_OUT,
      // Hours on a slow machine: how far it is can be read meanwhile.
      reporters: ['json', 'progress-append-only'],
      jsonReporter: { fileName: report },
      allowConsoleColors: false,
      warnings: { slow: false },
    }),
  );
  const { code } = await runTool({ package: '@stryker-mutator/core', binary: 'stryker' }, ['run', settings], {
    show: true,
  });
  if (code !== 0) return null;
  return countsOf(JSON.parse(readFileSync(report, 'utf8')));
}

/**
 * @typedef {{ line: number, column: number }} Place
 * @typedef {{ status: string, mutatorName: string, replacement?: string, location: { start: Place, end: Place } }} Mutant
 * @param {{ files: Record<string, { source: string, mutants: readonly Mutant[] }> }} report
 * @returns {MutantCounts}
 */
export function countsOf({ files }) {
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file, source })),
  );
  /** @param {readonly string[]} statuses */
  const of = (...statuses) => all.filter(({ status }) => statuses.includes(status));
  return {
    killed: of('Killed', 'Timeout').length,
    survived: of('Survived').length,
    uncovered: of('NoCoverage').length,
    survivors: of('Survived', 'NoCoverage').map(({ file, source, location: { start, end }, replacement }) => {
      const line = source.split('\n')[start.line - 1] ?? '';
      const was = line.slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined);
      return `${file}:${start.line}  ${was.trim()}  =>  ${(replacement ?? '').replaceAll(/\s+/g, ' ')}`;
    }),
  };
}
