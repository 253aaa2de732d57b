/** A player who asks for less motion gets the end of it at once. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function pause(ms: number): Promise<void> {
  return isStill() ? Promise.resolve() : new Promise((done) => setTimeout(done, ms));
}
