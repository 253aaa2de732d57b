/** From (hundredths), step (hundredths). Built in integers: floats would drift off the ladder. */
const BANDS: readonly (readonly [number, number])[] = [
  [101, 1],
  [200, 2],
  [300, 5],
  [400, 10],
  [600, 20],
  [1_000, 50],
  [2_000, 100],
  [3_000, 200],
  [5_000, 500],
  [10_000, 1_000],
];
const TOP = 100_000;

function build(): readonly number[] {
  const prices: number[] = [];
  let price = 101;
  while (price < TOP) {
    prices.push(price);
    let step = 1;
    for (const [from, bandStep] of BANDS) if (price >= from) step = bandStep;
    price += step;
  }
  prices.push(TOP);
  return prices;
}

/** The 350 odds (hundredths) that exist, CLASSIC ladder. */
export const LADDER: readonly number[] = build();

export const TOP_INDEX = LADDER.length - 1;

/** Index of the highest price that is not above these odds (hundredths); 0 below the ladder. */
export function indexAtMost(odds: number): number {
  let low = 0;
  let high = TOP_INDEX;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((LADDER[middle] ?? TOP) <= odds) low = middle;
    else high = middle - 1;
  }
  return low;
}

export function isOnLadder(odds: number): boolean {
  return LADDER[indexAtMost(odds)] === odds;
}

/** Odds (hundredths) at an index, null off the ladder. */
export function oddsAt(index: number): number | null {
  return LADDER[index] ?? null;
}
