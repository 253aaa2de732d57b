import { createHash } from 'node:crypto';
import { run } from './run.mjs';

/** How many turns there are: what is in turn runs with one commit in so many, and with `npm run test:whole`. */
export const TURNS = 10;

/**
 * Whose turn it is: 1 to TURNS. By the commit, so that the same commit is always tested by the same tests; TEST_TURN says
 * another one, and a folder without git has that of the day.
 * @returns {Promise<number>}
 */
export async function turnOfCommit() {
  const wanted = process.env['TEST_TURN'];
  if (wanted !== undefined) return turnNamed(wanted);
  const { code, output } = await run('git', ['rev-parse', 'HEAD']).catch(() => ({ code: 1, output: '' }));
  return turnOf(code === 0 ? output.trim() : new Date().toISOString().slice(0, 10));
}

/**
 * @param {string} name a commit, a day
 */
export function turnOf(name) {
  return (createHash('sha256').update(name).digest().readUInt32BE() % TURNS) + 1;
}

/** @param {string} wanted */
function turnNamed(wanted) {
  const turn = Number(wanted);
  if (Number.isInteger(turn) && turn >= 1 && turn <= TURNS) return turn;
  throw new Error(`TEST_TURN is 1 to ${TURNS}, not "${wanted}"`);
}

/**
 * The files of a run: those that every run has, and of the others each so-manyth.
 * @template T
 * @param {readonly T[]} files
 * @param {(file: T) => string} pathOf
 * @param {{ index: number, count: number }} turn
 * @returns {T[]}
 */
export function filesOfTurn(files, pathOf, { index, count }) {
  const inTurn = files
    .filter((file) => isInTurn(pathOf(file)))
    .toSorted((one, other) => (pathOf(one) < pathOf(other) ? -1 : 1));
  const its = new Set(inTurn.filter((_, at) => at % count === index - 1));
  return files.filter((file) => !isInTurn(pathOf(file)) || its.has(file));
}

/** @param {string} path */
const isInTurn = (path) => path.split(/[/\\]/).includes('inTurn');
