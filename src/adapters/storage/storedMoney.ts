import * as v from 'valibot';
import { paise } from '@/domain/shared/Money';
import type { Paise } from '@/domain/shared/Money';

const WRITTEN = /^-?\d+\.\d{2}$/;

/** How an amount stands in stored JSON until `unquoted`: rupees with both places. */
export function rupeesText(amount: Paise): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Rupees as we store them. Both places are always written, also of whole rupees: an earlier version stored paise, without a point, and what it
 * left must not be read as a hundred times the balance (STORE-01, F71). Such text, like a number out of bounds, is dropped.
 */
export const storedRupees = v.pipe(
  v.string(),
  v.regex(WRITTEN),
  v.transform((text): Paise => paise(Number(text.replace('.', '')))),
);

/** Amounts as JSON numbers, e.g. `{"balance":1000.50}`: the specification's names and spelling, read by anybody. */
export const MONEY_JSON = {
  stringify: (value: unknown): string => JSON.stringify(value).replaceAll(/"(-?\d+\.\d{2})"/g, '$1'),
  /** A number with two places comes as its text, so that its places can be seen. */
  parse: (text: string): unknown =>
    JSON.parse(text.replaceAll(/(^|[:[,])(-?\d+\.\d{2})(?=$|[,\]}])/g, '$1"$2"')),
};
