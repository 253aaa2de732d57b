/** How a front end without a screen waits: in the time of this machine, or in its own. */
export interface Time {
  /** Lets this much time go by. */
  readonly pass: (ms: number) => Promise<void>;
  /** Waits for something to become true. Rejects after a minute, with what it waited for. */
  readonly until: (holds: () => boolean, what: string) => Promise<void>;
}

export const PATIENCE_MS = 60_000;

export function waitedInVain(what: string): Error {
  return new Error(`nothing came for a minute: ${what}`);
}
