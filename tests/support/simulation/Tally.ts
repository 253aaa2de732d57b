import { appendFileSync } from 'node:fs';
import type { Simulation } from './simulate';

/** What came of one world, or of many. */
export interface Tally {
  readonly placements: number;
  readonly bets: number;
  /** Keys of which a phone says in the end something else than the engine. */
  readonly lost: number;
  /** Bets beyond the first under one key. */
  readonly doubled: number;
  /** How often each fault struck, and each end of a bet was met. */
  readonly met: ReadonlyMap<string, number>;
}

export const NOTHING: Tally = { placements: 0, bets: 0, lost: 0, doubled: 0, met: new Map() };

export function tallyOf({ accounts, players, bets, faults, placements }: Simulation): Tally {
  const all = [...bets.values()].flat();
  let lost = 0;
  for (const { account, diary } of players) {
    const { userId } = accounts.find((each) => each === account) ?? { userId: '' };
    const placed = new Map((bets.get(userId) ?? []).map(({ key, id }) => [key, id]));
    for (const key of diary.left) if (diary.received.get(key)?.id !== placed.get(key)) lost += 1;
  }
  const met = new Map(faults);
  for (const { status, reason } of all) {
    const ends = reason === null ? [`bet ${status}`] : [`bet ${status}`, `because ${reason}`];
    for (const end of ends) met.set(end, (met.get(end) ?? 0) + 1);
  }
  const doubled = all.length - new Set(all.map(({ key }) => key)).size;
  return { placements, bets: all.length, lost, doubled, met };
}

export function together(one: Tally, other: Tally): Tally {
  const met = new Map(one.met);
  for (const [name, times] of other.met) met.set(name, (met.get(name) ?? 0) + times);
  return {
    placements: one.placements + other.placements,
    bets: one.bets + other.bets,
    lost: one.lost + other.lost,
    doubled: one.doubled + other.doubled,
    met,
  };
}

/** A line a world, for `npm run test:long` to show and to add up: what is written stays when the machine does not. */
export function note(seed: number, tally: Tally, agreed: boolean): void {
  const file = process.env['SIMULATION_TALLY'];
  if (file === undefined) return;
  const { met, ...counts } = tally;
  appendFileSync(file, `${JSON.stringify({ seed, agreed, ...counts, met: Object.fromEntries(met) })}\n`);
}
