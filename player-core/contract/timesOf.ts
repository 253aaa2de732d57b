import type { Exchange } from './Exchange';

export interface ReplyTimes {
  readonly count: number;
  /** Milliseconds, rounded up; 0 where nothing was asked. */
  readonly p50: number;
  readonly p95: number;
}

/** How long replies over HTTP took: half of them, and all but one of twenty, were there by then. */
export function timesOf(exchanges: readonly Pick<Exchange, 'kind' | 'ms'>[]): ReplyTimes {
  const times = exchanges
    .flatMap(({ kind, ms }) => (kind === 'http' && ms !== null ? [ms] : []))
    .toSorted((one, other) => one - other);
  const at = (part: number): number => Math.ceil(times[Math.ceil(times.length * part) - 1] ?? 0);
  return { count: times.length, p50: at(0.5), p95: at(0.95) };
}
