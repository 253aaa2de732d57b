/** The place among others whose middles are there, top to bottom, for something that is dropped at this height. */
export function placeAt(middles: readonly number[], y: number): number {
  return middles.filter((middle) => middle < y).length;
}
