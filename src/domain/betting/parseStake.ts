import { paise, type Paise } from '@/domain/shared/Money';
import type { MessageKey } from '@/domain/shared/MessageKey';
import { fail, ok, type Result } from '@/domain/shared/Result';
import { westernDigits } from '@/domain/shared/westernDigits';

/** Longer texts are refused before they are looked at. */
const MAX_TEXT = 64;
/** Eight digits keep stake x odds below 2^53. */
const MAX_DIGITS = 8;
/** Around an amount: ₹ or Rs before it, a point or /- after it. */
const DRESSED = /^(?:₹|rs\.?)?\s*(.*?)(?:\.|\/-)?$/isu;
const NUMBER = /^([\d,]+)(?:\.(\d+))?$/;
/** 12345; 12,345; 1,23,456; 123,456. A comma anywhere else may be a decimal one, or a slip of the finger. */
const WHOLE = /^(?:\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)$/;

/** The largest stake that can be typed. */
export const LARGEST_STAKE = paise(9_999_999_999);

/**
 * A stake as typed, in rupees, to paise (X23). Full-width and Devanagari digits are read, digits in Indian or in western groups, and what is
 * written around an amount (₹500, Rs. 500, 500/-). Signs, exponents, a missing whole part, other groups and the digits of other scripts are
 * not: another amount might have been meant. Nothing is not a stake, and neither is zero.
 */
export function parseStake(text: string): Result<Paise, MessageKey> {
  const plain = plainStake(text);
  if (plain === '') return fail('bet.stakeEmpty');
  const [, grouped = '', decimals = ''] = NUMBER.exec(plain ?? '') ?? [];
  if (!WHOLE.test(grouped)) return fail('bet.stakeMalformed');
  if (decimals.length > 2) return fail('bet.stakeTooFine');
  const whole = grouped.replaceAll(',', '');
  if (whole.length > MAX_DIGITS) return fail('bet.stakeTooLarge');
  const amount = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return amount === 0 ? fail('bet.stakeEmpty') : ok(paise(amount));
}

/** What a paste leaves in the stake field: plain digits of what is a stake; anything else stays for `parseStake` to judge. */
export function pastedStake(text: string): string {
  const cut = text.slice(0, MAX_TEXT);
  return parseStake(cut).ok ? (plainStake(cut) ?? cut).replaceAll(',', '') : cut.trim();
}

/** The text that `parseStake` reads back as this amount. */
export function stakeText(stake: Paise): string {
  const whole = Math.floor(stake / 100);
  const rest = stake % 100;
  return rest === 0 ? String(whole) : `${whole}.${String(rest).padStart(2, '0')}`;
}

/** The amount without what is around it, its digits western; null when it is too long to look at. */
function plainStake(text: string): string | null {
  // A long row of digits is told apart from a long text: it is an amount, if one that nobody has.
  if (text.length > MAX_TEXT && !/^\d+$/.test(text)) return null;
  // NFKC would make 52 of 5².
  if (/\p{No}/u.test(text)) return null;
  const western = westernDigits(text.normalize('NFKC')).trim();
  const amount = western.replace(DRESSED, '$1');
  // "₹" alone is nothing yet, but a point or /- alone is no amount.
  return amount === '' && /[./-]$/.test(western) ? western : amount;
}
