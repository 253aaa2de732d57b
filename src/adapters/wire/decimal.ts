const DECIMAL = /^(-?)(0|[1-9]\d{0,11})(?:\.(\d{1,2}))?$/;
const LONGER = /^(-?(?:0|[1-9]\d{0,11})\.\d{2})(\d{1,40})$/;

/**
 * A decimal with at most two places, as a JSON number or as strictly written text, in exact hundredths. null for anything else: no
 * blanks, commas, exponents, hex, signs but a minus, nor a number whose shortest writing has more places (F23).
 */
export function hundredthsOf(value: unknown): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const match = DECIMAL.exec(String(value));
  if (match === null) return null;
  const [, sign, whole = '', places = ''] = match;
  const amount = Number(whole) * 100 + Number(places.padEnd(2, '0'));
  return sign === '-' && amount !== 0 ? -amount : amount;
}

/** A decimal with more than two places, to the nearest hundredth by its digits, halves away from zero. null for anything else. */
export function nearestHundredthOf(value: unknown): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  // So little that a number is written with an exponent.
  if (typeof value === 'number' && Math.abs(value) < 0.000_001) return 0;
  const match = LONGER.exec(String(value));
  if (match === null) return null;
  const [, start = '', rest = ''] = match;
  const down = hundredthsOf(start);
  if (down === null || rest < '5') return down;
  return start.startsWith('-') ? down - 1 : down + 1;
}
