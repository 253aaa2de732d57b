import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './projectRoot.mjs';

/** In percent of all mutants, equal ones among them. */
const LEAST = { domain: 95, application: 90 };
const PAGE = join(projectRoot, 'docs', 'mutation.md');
const TABLE = /(?<=\| --- \| --: \| --: \| --: \| --: \|\n)(?:\|.*\n)*/;

/**
 * Writes what a folder came to into the table of docs/mutation.md; its other rows stay.
 * @param {string} folder
 * @param {import('./runMutants.mjs').MutantCounts} counts
 */
export function writeMutationScores(folder, counts) {
  const page = readFileSync(PAGE, 'utf8');
  writeFileSync(
    PAGE,
    page.replace(TABLE, (rows) => withRow(rows, folder, counts)),
  );
  return {
    folder,
    score: scoreOf(counts),
    least: LEAST[folder.startsWith('domain/') ? 'domain' : 'application'],
  };
}

/**
 * The rows of a table, domain first, each folder once.
 * @param {string} rows
 * @param {string} folder
 * @param {import('./runMutants.mjs').MutantCounts} counts
 */
export function withRow(rows, folder, counts) {
  const { killed, survived, uncovered } = counts;
  const row = `| ${folder} | ${killed + survived + uncovered} | ${survived} | ${uncovered} | ${scoreOf(counts).toFixed(1)} % |`;
  const others = rows.split('\n').filter((each) => each !== '' && !each.startsWith(`| ${folder} |`));
  return [...others, row]
    .toSorted(byFolder)
    .map((each) => `${each}\n`)
    .join('');
}

/** @param {Pick<import('./runMutants.mjs').MutantCounts, 'killed' | 'survived' | 'uncovered'>} counts */
export function scoreOf({ killed, survived, uncovered }) {
  const all = killed + survived + uncovered;
  return all === 0 ? 100 : (100 * killed) / all;
}

/**
 * @param {string} one
 * @param {string} other
 */
function byFolder(one, other) {
  const domainFirst = Number(other.startsWith('| domain/')) - Number(one.startsWith('| domain/'));
  return domainFirst === 0 ? one.localeCompare(other) : domainFirst;
}
