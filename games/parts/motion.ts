/** How long a movement takes beside that of a title of the same kind whose name promises nothing. */
const SHARES = { speed: 0.4, instant: 0 } as const;
let share = 1;

/** Before a table is opened. A style sheet reads it as `--pace`. */
export function setPace(pace: keyof typeof SHARES | null): void {
  share = pace === null ? 1 : SHARES[pace];
  document.documentElement.style.setProperty('--pace', String(share));
}

/** Time to read what has happened, which less motion does not take away. */
export function readingTime(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

/** A player who asks for less motion gets the end of it at once, as everybody does at a table that is instant. */
export function isStill(): boolean {
  return share === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function pause(ms: number): Promise<void> {
  return isStill() ? Promise.resolve() : new Promise((done) => setTimeout(done, ms * share));
}
