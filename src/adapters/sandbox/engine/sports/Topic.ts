type Side = 0 | 1;

/** What a market is about, so that the story can say how likely it is and how it ended. Plain data: it travels in the snapshot. */
export type Topic =
  | { readonly what: 'winner' }
  | { readonly what: 'toss'; readonly winner: Side }
  | { readonly what: 'tie' }
  /** Runs of a side after so many overs. */
  | { readonly what: 'overs'; readonly side: Side; readonly to: number }
  | { readonly what: 'innings'; readonly side: Side }
  /** Runs of a side when its n-th wicket falls. */
  | { readonly what: 'wicket'; readonly side: Side; readonly number: number }
  /** Runs in the n-th over of a side. */
  | { readonly what: 'over'; readonly side: Side; readonly number: number }
  /** Runs of the batter at a place of the order, counted from 0. */
  | { readonly what: 'batter'; readonly side: Side; readonly place: number }
  | { readonly what: 'parity'; readonly side: Side }
  /** At least so many goals in the match. */
  | { readonly what: 'goals'; readonly atLeast: number }
  | { readonly what: 'double' }
  | { readonly what: 'set'; readonly number: number };

/** How it ended: places of the winning runners, a number of runs, or not at all. */
export type Decision = { readonly winners: readonly number[] } | { readonly runs: number } | 'void';

export interface Belief {
  /** One a runner: its chance, or the runs to be expected. */
  readonly values: readonly number[];
  readonly decided: Decision | null;
}

/** A yes-or-no question with two runners. */
export function eitherOr(chance: number, decided: boolean | null): Belief {
  if (decided !== null) return { values: decided ? [1, 0] : [0, 1], decided: { winners: [decided ? 0 : 1] } };
  return { values: [chance, 1 - chance], decided: null };
}
