export interface Clock {
  /** Wall time, epoch milliseconds. May jump. For display and for stamps only. */
  now(): number;
  /** Milliseconds that only grow, from an arbitrary start. For durations and countdowns. */
  monotonic(): number;
}
