const DECIMAL = /^(-?)(0|[1-9]\d{0,11})(?:\.(\d{1,2}))?$/;

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
