import { below, words } from './fair';
import type { Seeds } from './fair';

/** A bet on a European wheel; amounts in paise. */
export interface WheelBet {
  readonly on: string;
  readonly stake: number;
}

const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
const POCKETS = 37;

type Covers = (pocket: number) => boolean;

type Call = readonly [on: string, what: readonly [covers: Covers, pays: number]];

const THREE = [1, 2, 3] as const;

/** What can be bet on: which pockets it covers, and what it pays back for one, stake included. */
const CALLS: ReadonlyMap<string, Call[1]> = new Map<string, Call[1]>([
  ['red', [(pocket) => RED.includes(pocket), 2]],
  ['black', [(pocket) => pocket > 0 && !RED.includes(pocket), 2]],
  ['even', [(pocket) => pocket > 0 && pocket % 2 === 0, 2]],
  ['odd', [(pocket) => pocket % 2 === 1, 2]],
  ['low', [(pocket) => pocket >= 1 && pocket <= 18, 2]],
  ['high', [(pocket) => pocket >= 19, 2]],
  ...THREE.map((dozen): Call => [`dozen-${dozen}`, [(pocket) => Math.ceil(pocket / 12) === dozen, 3]]),
  ...THREE.map((column): Call => [
    `column-${column}`,
    [(pocket) => pocket > 0 && (pocket - 1) % 3 === column - 1, 3],
  ]),
  ...Array.from({ length: POCKETS }, (_, at): Call => [`n-${at}`, [(pocket) => pocket === at, 36]]),
]);

export function isWheelCall(on: string): boolean {
  return CALLS.has(on);
}

export function pocketOf(seeds: Seeds): number {
  return below(POCKETS, words(seeds, 1)[0] ?? 0);
}

/** Paise that come back for these bets. */
export function wheelPays(bets: readonly WheelBet[], pocket: number): number {
  return bets.reduce((sum, { on, stake }) => {
    const call = CALLS.get(on);
    return call !== undefined && call[0](pocket) ? sum + stake * call[1] : sum;
  }, 0);
}
