/** What can be bet on. */
export interface DiceField {
  /** Hundredths that 1 becomes, stake included; null: it depends on the dice. */
  readonly pays: number | null;
  /** Then: the least and the most of it. */
  readonly range?: readonly [least: number, most: number];
  /** The share of all bets that comes back. */
  readonly returns: number;
  /** Hundredths that come back for 1; 0 when it has lost. */
  readonly times: (faces: readonly number[]) => number;
}

/** A table on which dice are thrown once for all bets. */
export interface DiceTable {
  readonly dice: number;
  readonly fields: Readonly<Record<string, DiceField>>;
}

const SIDES = 6;

/** A field that pays one figure. `ways`: of all throws of so many dice, those that win. */
export function field(
  dice: number,
  ways: number,
  pays: number,
  isWon: (faces: readonly number[]) => boolean,
): DiceField {
  const returns = (pays * ways) / (100 * SIDES ** dice);
  return { pays, returns, times: (faces) => (isWon(faces) ? pays : 0) };
}

export function sumOfFaces(faces: readonly number[]): number {
  return faces.reduce((sum, face) => sum + face, 0);
}

/** How many dice show this face. */
export function countOf(faces: readonly number[], face: number): number {
  return faces.filter((each) => each === face).length;
}
