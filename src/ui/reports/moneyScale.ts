/** Steps that one reads easily, as multiples of a power of ten. */
const STEPS = [1, 2, 5, 10];

/** Values for the lines of a chart, the highest first, in even steps that take in nought and every amount. Paise in, paise out. */
export function moneyScale(amounts: readonly number[], most = 4): readonly number[] {
  const low = Math.min(0, ...amounts);
  const high = Math.max(0, ...amounts);
  const rough = Math.max(high - low, 10_000) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((each) => each * power >= rough) ?? 10);
  const ticks: number[] = [];
  const last = Math.floor(low / step);
  for (let at = Math.max(Math.ceil(high / step), last + 1); at >= last; at -= 1)
    ticks.push(at === 0 ? 0 : at * step);
  return ticks;
}
