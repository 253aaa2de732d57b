export type Feature =
  /** A wild covers its reel. */
  | 'expand'
  /** Wilds of free spins stay until these are over. */
  | 'sticky'
  /** Each free spin that wins multiplies the next ones by one more. */
  | 'rising'
  /** Scatters pay by themselves, wherever they are. */
  | 'scatters'
  /** One of the middle reels is wild in every free spin. */
  | 'wildreel'
  /** The last paying symbol turns into another one before it pays, the same everywhere. */
  | 'mystery'
  /** Two scatters hold their reels while the others turn once more. */
  | 'respin'
  /** In free spins a wild walks from the last reel to the first; its step multiplies what is won. */
  | 'walking';

/** The mathematics of a slot: five reels of three rows, whose symbols are numbers; skins give them names. */
export interface SlotModel {
  readonly feature: Feature;
  /** A symbol each: 0 to 7 pay, 0 the most; 8 is wild, 9 scatter. */
  readonly strips: readonly (readonly number[])[];
  /** By symbol: what three, four and five of it pay, times the stake of a line. */
  readonly pays: readonly (readonly [three: number, four: number, five: number])[];
  /** How many of the paylines it has. */
  readonly lines: number;
  /** What three, four and five scatters bring. */
  readonly free: readonly [three: number, four: number, five: number];
  /** Times the stake of the round, for three, four and five scatters. */
  readonly scatterPays?: readonly [three: number, four: number, five: number];
  /** The declared share of all bets that comes back, by a formula; with sticky wilds and rising times as measured over 6.5 × 10^6 rounds. */
  readonly returns: number;
}

export const WILD = 8;
export const SCATTER = 9;
export const PAYING = 8;

/** A digit a number: strips and lines are short to write. */
export function digits(text: string): readonly number[] {
  return Array.from(text, Number);
}

/** The paylines by their rows, from the first reel on. */
export const LINES: readonly (readonly number[])[] = [
  '11111',
  '00000',
  '22222',
  '01210',
  '21012',
  '00100',
  '22122',
  '12221',
  '10001',
  '01110',
  '21112',
  '11011',
  '11211',
  '01010',
  '21212',
  '10101',
  '12121',
  '00122',
  '22100',
  '02020',
].map(digits);
