import type { CsvCell } from './csvText';
import { INDIA_OFFSET_MS } from './indiaOffset';

/** Paise or hundredths with a point and two digits; signed. */
export function hundredthsCell(amount: number): CsvCell {
  const size = Math.abs(amount);
  const sign = amount < 0 ? '-' : '';
  return { figure: `${sign}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}` };
}

/** `2026-04-02 19:30:05` in India; empty for no moment. */
export function momentCell(at: number | null): string {
  return at === null ? '' : new Date(at + INDIA_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}
