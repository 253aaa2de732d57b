/** A bet on a field, as a round tells it. Rupees. */
export interface PlacedBet {
  readonly on: string;
  readonly stake: number;
}

/** Rupees of the wire as whole paise. */
export function paiseOf(rupees: number): number {
  return Math.round(rupees * 100);
}

/** Paise that a stake becomes at so many hundredths, rounded down. */
export function paysAt(stake: number, hundredths: number): number {
  return Math.floor((paiseOf(stake) * hundredths) / 100);
}

/** Paise that bets on fields bring, each rounded down by itself. `hundredthsFor`: what 1 becomes on a field; 0 when it has lost. */
export function betsPay(bets: readonly PlacedBet[], hundredthsFor: (on: string) => number): number {
  return bets.reduce((sum, { on, stake }) => sum + paysAt(stake, hundredthsFor(on)), 0);
}

/** Paise that a stake has become by steps of which `right` of `all` were right each: fair odds of them all, less the house's share of three in a hundred. */
export function oddsPay(stake: number, steps: readonly (readonly [right: number, all: number])[]): number {
  if (steps.length === 0) return paiseOf(stake);
  let [above, under] = [97n, 100n];
  for (const [right, all] of steps) {
    above *= BigInt(all);
    under *= BigInt(right);
  }
  return Number((BigInt(paiseOf(stake)) * above) / under);
}
