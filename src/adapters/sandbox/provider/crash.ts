import type { Draw } from './fair';

/** Hundredths: 100 is 1.00x, where every flight begins. */
export const HIGHEST = 100_000;
const STEP_MS = 100;
const WHOLE = 1n << 52n;

/** Where a flight ends, in hundredths: once in 33 at once, else 1/x of them above x. */
export function crashPointOf(draw: Draw): number {
  const [high, low] = [draw(), draw()];
  const drawn = (BigInt(high) << 20n) | BigInt(low >>> 12);
  if (drawn % 33n === 0n) return 100;
  return Math.min(HIGHEST, Number((100n * WHOLE - drawn) / (WHOLE - drawn)));
}

/** Hundredths after so many steps; six thousandths a step, in whole numbers, so that every machine flies alike. */
const HEIGHTS: readonly number[] = heights();

function heights(): readonly number[] {
  const all: number[] = [];
  // Ten-thousandths of a hundredth.
  for (let fine = 1_000_000; ; fine += Math.floor((fine * 6) / 1_000)) {
    all.push(Math.floor(fine / 10_000));
    if (fine >= HIGHEST * 10_000) return all;
  }
}

export function heightAt(elapsedMs: number): number {
  const step = Math.min(HEIGHTS.length - 1, Math.max(0, Math.floor(elapsedMs / STEP_MS)));
  return Math.min(HIGHEST, HEIGHTS[step] ?? 100);
}

/** Milliseconds until a flight is above this height: there it has crashed, or has been left by itself. */
export function timeAbove(height: number): number {
  const step = HEIGHTS.findIndex((each) => each > height);
  return (step === -1 ? HEIGHTS.length : step) * STEP_MS;
}

export function crashPays(stake: number, height: number): number {
  return Math.floor((stake * height) / 100);
}

/** The share of bets left at this height that comes back, exactly; it falls to 96 of 100 as one flies on. */
export function crashReturn(height: number): number {
  return (32 * 99 * height) / (33 * 100 * (height - 1));
}
