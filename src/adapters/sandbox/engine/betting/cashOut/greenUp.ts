import type { Offer, Side } from '../../markets/quotes';

/** One runner of a market, as a cash out sees it. Best offers first, as many as the book really has. */
export interface RunnerPosition {
  readonly runnerId: string;
  /** Paise that the taken bets bring when it wins. */
  readonly result: number;
  readonly back: readonly Offer[];
  readonly lay: readonly Offer[];
}

/** A bet that takes (part of) one offer: its odds are those of the offer, to the hundredth. */
export interface Leg {
  readonly runnerId: string;
  readonly side: Side;
  readonly level: number;
  readonly odds: number;
  /** Paise. */
  readonly stake: number;
}

export interface GreenUp {
  readonly legs: readonly Leg[];
  /** What each winner brings afterwards. Paise. */
  readonly outcomes: readonly { readonly runnerId: string; readonly result: number }[];
  /** The least of the outcomes. */
  readonly amount: number;
}

export type NoGreenUp = 'EQUAL' | 'NO_PRICE' | 'NOT_ENOUGH';

/** assumed: a difference that a stake of less than a rupee would level counts as none. */
const SMALL_CHANGE = 100;

/**
 * The bets that make every outcome worth the same, out of what the book offers. With one runner left alone the others
 * are levelled to it, by laying those that bring more and backing those that bring less; every runner is tried as the one
 * left alone, and the best least result wins. P08: two outcomes end at most O/2 paise apart for each of their levelled
 * runners (the stake is rounded to the paisa) and one more for each bet.
 */
export function greenUp(positions: readonly RunnerPosition[]): GreenUp | NoGreenUp {
  const worst = Math.min(...positions.map((each) => each.result));
  let best: GreenUp | null = null;
  let why: NoGreenUp = 'NO_PRICE';
  for (const level of new Set(positions.map((each) => each.result))) {
    const legs = legsTo(level, positions);
    if (typeof legs === 'string') {
      if (legs === 'NOT_ENOUGH') why = legs;
      continue;
    }
    if (legs.reduce((sum, leg) => sum + leg.stake, 0) < SMALL_CHANGE) return 'EQUAL';
    const after = afterLegs(positions, legs);
    if (after.amount > worst && after.amount > (best?.amount ?? -Infinity)) best = after;
  }
  return best ?? why;
}

function legsTo(level: number, positions: readonly RunnerPosition[]): readonly Leg[] | NoGreenUp {
  const legs: Leg[] = [];
  for (const { runnerId, result, back, lay } of positions) {
    const side = result > level ? 'lay' : 'back';
    const offers = side === 'lay' ? lay : back;
    // Each paisa staked moves this runner by `odds` hundredths of a paisa against the others.
    let left = Math.abs(result - level) * 100;
    if (left > 0 && offers.length === 0) return 'NO_PRICE';
    let wanted = 0;
    for (const { level: at, odds, size } of offers) {
      wanted = Math.round(left / odds);
      const stake = Math.min(wanted, size);
      if (stake <= 0) break;
      legs.push({ runnerId, side, level: at, odds, stake });
      left -= stake * odds;
      wanted -= stake;
    }
    if (wanted > 0) return 'NOT_ENOUGH';
  }
  return legs;
}

function afterLegs(positions: readonly RunnerPosition[], legs: readonly Leg[]): GreenUp {
  const outcomes = positions.map(({ runnerId, result }) => ({
    runnerId,
    result: legs.reduce((sum, leg) => sum + legResult(leg, leg.runnerId === runnerId), result),
  }));
  return { legs, outcomes, amount: Math.min(...outcomes.map((each) => each.result)) };
}

/** Profit down, liability up, as for every bet. */
function legResult({ side, odds, stake }: Leg, runnerWins: boolean): number {
  const gain = stake * (odds - 100);
  if (side === 'back') return runnerWins ? Math.floor(gain / 100) : -stake;
  return runnerWins ? -Math.ceil(gain / 100) : stake;
}
