import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} Counts
 * @property {number} placements
 * @property {number} bets
 * @property {number} lost
 * @property {number} doubled
 */
/** @typedef {Counts & { seed: number, agreed: boolean, met: Record<string, number> }} WorldLine */
/** @typedef {Counts & { worlds: number, disagreed: readonly number[], met: Record<string, number> }} TallyOfWorlds */

/**
 * Adds up what worlds of a simulation wrote, each once: a part that was broken off and run again counts by its last line.
 * @param {string} file
 * @returns {TallyOfWorlds}
 */
export function readTally(file) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  // What a machine was writing when it went off is not a line.
  const whole = lines.filter((line) => line.startsWith('{') && line.endsWith('}'));
  const worlds = new Map(
    whole.map((line) => JSON.parse(line)).map((/** @type {WorldLine} */ each) => [each.seed, each]),
  );
  const sum = { placements: 0, bets: 0, lost: 0, doubled: 0 };
  /** @type {Record<string, number>} */
  const met = {};
  for (const world of worlds.values()) {
    sum.placements += world.placements;
    sum.bets += world.bets;
    sum.lost += world.lost;
    sum.doubled += world.doubled;
    for (const [name, times] of Object.entries(world.met)) met[name] = (met[name] ?? 0) + times;
  }
  const disagreed = [...worlds.values()].filter(({ agreed }) => !agreed).map(({ seed }) => seed);
  return { ...sum, worlds: worlds.size, disagreed, met };
}

/**
 * @param {TallyOfWorlds} tally
 * @param {boolean} [withFaults]
 */
export function saidOf({ worlds, placements, bets, lost, doubled, disagreed, met }, withFaults = false) {
  const faults = Object.entries(met).map(([name, times]) => `${name} ${times}`);
  return [
    `${placements} placements in ${worlds} worlds, ${bets} bets`,
    `${lost} lost`,
    `${doubled} doubled`,
    disagreed.length === 0 ? 'all worlds agreed' : `seeds that disagreed: ${disagreed.join(' ')}`,
    ...(withFaults ? [`met: ${faults.join(', ')}`] : []),
  ].join('; ');
}
