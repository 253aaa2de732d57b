import { paise, type Paise } from '@/domain/shared/Money';
import { odds, type OddsHundredths } from '@/domain/shared/Odds';
import type { Side } from '@/domain/sports/Side';

/** Decimal odds in integer ten-thousandths: 1.855 is 18550. Always above 10000. */
export type TenThousandths = number & { readonly __unit: 'odds-ten-thousandths' };

const UNIT = 10_000;
/** The end of the ladder, 1000.00. */
const HIGHEST = 1_000 * UNIT;

/** null: not odds. */
export function tenThousandths(value: number): TenThousandths | null {
  return Number.isSafeInteger(value) && value > UNIT && value <= HIGHEST ? (value as TenThousandths) : null;
}

/** The nearest hundredth above 1.00: what our own odds can be. */
export function nearestOdds(exact: TenThousandths): OddsHundredths {
  return odds(Math.max(101, Math.round(exact / 100)));
}

/** null: two places say all of it. */
export function finerThanOdds(exact: TenThousandths): TenThousandths | null {
  return exact % 100 === 0 ? null : exact;
}

/** All of its places, and no zero behind the last that says something: 1.855. */
export function exactOddsText(exact: TenThousandths): string {
  return (exact / UNIT).toFixed(4).replace(/0{1,2}$/, '');
}

/**
 * What a bet brought (paise, signed) that was won or lost at these odds; before any commission. Winnings are rounded down and losses up, as everywhere.
 * null: more than an amount can be.
 */
export function resultAt(
  exact: TenThousandths,
  side: Side,
  stake: Paise,
  outcome: 'won' | 'lost',
): Paise | null {
  if ((side === 'back') === (outcome === 'lost')) return paise(side === 'back' ? -stake : stake);
  // Beyond 2^53 as numbers: a stake may be ten digits of rupees.
  const product = BigInt(stake) * BigInt(exact - UNIT);
  const whole = Number(product / BigInt(UNIT));
  const amount = outcome === 'won' || product % BigInt(UNIT) === 0n ? whole : whole + 1;
  if (amount > LARGEST) return null;
  return paise(outcome === 'won' ? amount : -amount);
}

const LARGEST = 10_000_000_000_000;
