const SHORTEST_TIMEOUT = 15_000;
const TIMEOUT_OVER_DELAY = 10_000;
const OVERDUE_OVER_DELAY = 20_000;

/** How long to wait for the reply to a bet, in milliseconds: below the in-play delay + 5 s a time-out would make doubt out of nothing. */
export function betTimeoutMs(delaySeconds: number): number {
  return Math.max(SHORTEST_TIMEOUT, delaySeconds * 1_000 + TIMEOUT_OVER_DELAY);
}

/** After how long a bet without news is called overdue (F57), in milliseconds since it was sent. We keep asking. */
export function overdueAfterMs(delaySeconds: number): number {
  return delaySeconds * 1_000 + OVERDUE_OVER_DELAY;
}
