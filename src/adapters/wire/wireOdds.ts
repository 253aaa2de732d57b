import type * as v from 'valibot';
import { odds, type OddsHundredths } from '@/domain/shared/Odds';
import { hundredthsOf } from './decimal';
import { wireRead } from './wireRead';

/** The end of the ladder, 1000.00. Keeps stake times odds an exact integer too. */
const HIGHEST = 100_000;

/** Decimal odds on the wire to hundredths, above 1.00 and at most 1000.00, or null. */
export function oddsFromDecimal(value: unknown): OddsHundredths | null {
  const hundredths = hundredthsOf(value);
  return hundredths === null || hundredths <= 100 || hundredths > HIGHEST ? null : odds(hundredths);
}

export function decimalFromOdds(hundredths: OddsHundredths): number {
  return hundredths / 100;
}

export const wireOdds: v.GenericSchema<unknown, OddsHundredths> = wireRead(oddsFromDecimal, 'odds');
