import * as v from 'valibot';
import { paise, type Paise } from '@/domain/shared/Money';
import { hundredthsOf, nearestHundredthOf } from './decimal';
import { noteRounding } from './roundings';
import { wireRead } from './wireRead';

/** Ten thousand crore rupees in paise: more is not an amount. */
const LARGEST = 10_000_000_000_000;

/** Rupees on the wire (number, or strict decimal text) to paise, or null. More than two places are rounded to the paisa (WAL-01). */
export function paiseFromRupees(value: unknown): Paise | null {
  const exact = hundredthsOf(value);
  const amount = exact ?? nearestHundredthOf(value);
  if (amount === null || Math.abs(amount) > LARGEST) return null;
  if (exact === null) noteRounding();
  return paise(amount);
}

/** Paise to rupees on the wire; exact, because a decimal of two places is written back as it was. */
export function rupeesFromPaise(amount: Paise): number {
  return amount / 100;
}

/** May be negative. */
export const wireMoney: v.GenericSchema<unknown, Paise> = wireRead(paiseFromRupees, 'rupees');

export const wireMoneyNotNegative: v.GenericSchema<unknown, Paise> = v.pipe(
  wireMoney,
  v.check((amount) => amount >= 0, 'below zero'),
);
