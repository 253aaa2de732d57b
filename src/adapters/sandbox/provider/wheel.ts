import type { Variants } from '../wire/Plays';
import { below } from './fair';
import type { Draw } from './fair';

/** A bet on a wheel; amounts in paise. */
export interface WheelBet {
  readonly on: string;
  readonly stake: number;
}

/** What a bet covers, and what it pays back for one, stake included. */
type Call = readonly [on: string, what: readonly [covers: (pocket: number) => boolean, pays: number]];

/** A wheel of so many pockets, and what can be bet on. */
export interface Wheel {
  readonly pockets: number;
  readonly calls: ReadonlyMap<string, Call[1]>;
}

const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
const THREE = [1, 2, 3] as const;

/** A wheel from zero to `last`: whatever one bets on, `last` is shared among its numbers. */
function wheelOf(last: number): Wheel {
  const calls = [...outside(last), ...lines(last)];
  return { pockets: last + 1, calls: new Map(calls) };
}

/** A bet on numbers that lie together. */
function among(last: number, on: string, ...numbers: readonly number[]): Call {
  return [on, [(pocket) => numbers.includes(pocket), last / numbers.length]];
}

/** Single numbers, and the groups beside the cloth; dozens where there is more than one. */
function outside(last: number): readonly Call[] {
  const half = (on: string, covers: (pocket: number) => boolean): Call => [
    on,
    [(pocket) => pocket > 0 && covers(pocket), 2],
  ];
  return [
    ...Array.from({ length: last + 1 }, (_, at) => among(last, `n-${at}`, at)),
    half('red', (pocket) => RED.includes(pocket)),
    half('black', (pocket) => !RED.includes(pocket)),
    half('even', (pocket) => pocket % 2 === 0),
    half('odd', (pocket) => pocket % 2 === 1),
    half('low', (pocket) => pocket <= last / 2),
    half('high', (pocket) => pocket > last / 2),
    ...THREE.filter(() => last > 12).map((dozen): Call => [
      `dozen-${dozen}`,
      [(pocket) => Math.ceil(pocket / 12) === dozen, 3],
    ]),
    ...THREE.map((column): Call => [
      `column-${column}`,
      [(pocket) => pocket > 0 && (pocket - 1) % 3 === column - 1, 3],
    ]),
  ];
}

/** Bets on the lines of the cloth, which has rows of three: each bears the name of its lowest number, a split of both. */
function lines(last: number): readonly Call[] {
  const of = among.bind(null, last);
  const all = Array.from({ length: last }, (_, at) => at + 1).flatMap((low) => {
    const [isFirst, isLast] = [low % 3 === 1, low % 3 === 0];
    const hasNext = low <= last - 3;
    return [
      ...(low <= 3 ? [of(`split-0-${low}`, 0, low)] : []),
      ...(isLast ? [] : [of(`split-${low}-${low + 1}`, low, low + 1)]),
      ...(hasNext ? [of(`split-${low}-${low + 3}`, low, low + 3)] : []),
      ...(isFirst ? [of(`street-${low}`, low, low + 1, low + 2)] : []),
      ...(hasNext && !isLast ? [of(`corner-${low}`, low, low + 1, low + 3, low + 4)] : []),
      ...(hasNext && isFirst ? [of(`six-${low}`, ...[0, 1, 2, 3, 4, 5].map((more) => low + more))] : []),
    ];
  });
  // The first four: zero and the row above it.
  return [of('corner-0', 0, 1, 2, 3), ...all];
}

const EUROPEAN = wheelOf(36);

export const WHEELS: ReadonlyMap<string, Wheel> = new Map<Variants['wheel'], Wheel>([
  ['', EUROPEAN],
  ['mini', wheelOf(12)],
]);

/** Every field of the largest cloth at once. */
export const MAX_WHEEL_BETS = EUROPEAN.calls.size;

export function isWheelCall(on: string, { calls }: Wheel = EUROPEAN): boolean {
  return calls.has(on);
}

export function pocketOf(draw: Draw, { pockets }: Wheel = EUROPEAN): number {
  return below(pockets, draw());
}

/** Paise that come back for these bets. */
export function wheelPays(bets: readonly WheelBet[], pocket: number, { calls }: Wheel = EUROPEAN): number {
  return bets.reduce((sum, { on, stake }) => {
    const call = calls.get(on);
    return call !== undefined && call[0](pocket) ? sum + stake * call[1] : sum;
  }, 0);
}
