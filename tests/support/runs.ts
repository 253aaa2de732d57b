const LONG = process.env['LONG_RUNS'] === '1';

/**
 * How often a property or a simulation is tried: a fixed share in `npm test`, the whole of it in `npm run test:long`. Counted, so that a busy
 * machine takes longer and tries no less.
 */
export function runs(share: number, whole = 100_000): number {
  return LONG ? Math.max(share, whole) : share;
}
