import { runs } from '@tests/support/runs';

/** Bets that no server has seen are asked for over and over, and gather: a world ten times as long costs forty times as much. */
const IN_A_WORLD = 600;
/** Every hundredth world goes on for hours, for what only happens then: histories of many pages, sweeps, matches that came and went. */
const IN_A_LONG_WORLD = 4_000;
const LONG_WORLD = 100;
/** A million placements in all. */
const LAST_SEED = 1_600;

export interface PlannedWorld {
  readonly seed: number;
  readonly placements: number;
}

/** The worlds of one of the two files that share the work, one for each core: in every run a single one, else the odd or the even seeds. */
export function plannedWorlds(single: PlannedWorld): readonly PlannedWorld[] {
  if (runs(1, 2) === 1) return [single];
  const [first, last] = seedsAsked();
  const seeds = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return seeds
    .filter((seed) => seed % 2 === single.seed % 2)
    .map((seed) => ({ seed, placements: seed % LONG_WORLD === 0 ? IN_A_LONG_WORLD : IN_A_WORLD }));
}

/** `SIMULATION_SEEDS=101-200` for a part of the run. */
function seedsAsked(): readonly [number, number] {
  const asked = process.env['SIMULATION_SEEDS'] ?? `1-${LAST_SEED}`;
  const [, first, last] = /^(\d+)-(\d+)$/.exec(asked) ?? [];
  if (first === undefined || Number(last) <= Number(first))
    throw new Error(`SIMULATION_SEEDS is not a range like 1-100: ${asked}`);
  return [Number(first), Number(last)];
}
