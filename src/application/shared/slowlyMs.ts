const TEN_MINUTES_MS = 600_000;

/** How long to wait before a request that nobody expects any more is asked for again: half a minute while it is young, then five minutes. */
export function slowlyMs(agoMs: number): number {
  return agoMs < TEN_MINUTES_MS ? 30_000 : 300_000;
}
