import { odds, type OddsHundredths } from '@/domain/shared/Odds';

/** Up to which price (hundredths), in which steps. Integers only: adding floats would miss prices. */
const BANDS: readonly (readonly [upTo: number, step: number])[] = [
  [200, 1],
  [300, 2],
  [400, 5],
  [600, 10],
  [1_000, 20],
  [2_000, 50],
  [3_000, 100],
  [5_000, 200],
  [10_000, 500],
  [100_000, 1_000],
];

const CHEAPEST = odds(101);
const DEAREST = odds(100_000);

/** The 350 prices that an exchange trades at, ascending (the CLASSIC ladder). */
export const ODDS_LADDER: readonly OddsHundredths[] = build();

function build(): OddsHundredths[] {
  const ladder: OddsHundredths[] = [];
  let price = CHEAPEST - 1;
  for (const [upTo, step] of BANDS) {
    while (price < upTo) {
      price += step;
      ladder.push(odds(price));
    }
  }
  return ladder;
}

/** Whether an exchange trades at these odds. */
export function isOnLadder(price: OddsHundredths): boolean {
  return snapOdds(price) === price;
}

/** The nearest price of the ladder; the lower one when two are equally near. Any number of hundredths is fine. */
export function snapOdds(hundredths: number): OddsHundredths {
  const above = firstAtLeast(hundredths);
  const below = ODDS_LADDER[above - 1] ?? CHEAPEST;
  const next = ODDS_LADDER[above] ?? DEAREST;
  return next - hundredths < hundredths - below ? next : below;
}

/** The next higher price; the highest stays. */
export function tickUp(price: OddsHundredths): OddsHundredths {
  return ODDS_LADDER[firstAtLeast(price + 1)] ?? DEAREST;
}

/** The next lower price; the lowest stays. */
export function tickDown(price: OddsHundredths): OddsHundredths {
  return ODDS_LADDER[firstAtLeast(price) - 1] ?? CHEAPEST;
}

/** How many steps of the ladder two prices are apart; odds between two of its prices count as the nearest. */
export function ticksBetween(one: OddsHundredths, other: OddsHundredths): number {
  return Math.abs(firstAtLeast(snapOdds(one)) - firstAtLeast(snapOdds(other)));
}

/** Index of the first price that is not below; the ladder's length when all are. */
function firstAtLeast(hundredths: number): number {
  const at = ODDS_LADDER.findIndex((price) => price >= hundredths);
  return at === -1 ? ODDS_LADDER.length : at;
}
