import { paise } from '@/domain/shared/Money';
import type { Paise } from '@/domain/shared/Money';
import type { MessageKey } from '@/domain/shared/MessageKey';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';

/** Longer texts are refused before they are looked at. */
const LONGEST_TEXT = 64;
/** Eight digits keep stake x odds below 2^53. */
const STAKE = /^(\d{1,8})(?:\.(\d{1,2}))?$/;
/** Indian grouping, e.g. 1,23,456.50. */
const GROUPED = /^\d{1,2}(,\d{2})*,\d{3}(\.\d{1,2})?$/;

/** The largest stake that can be typed. */
export const LARGEST_STAKE = paise(9_999_999_999);

/**
 * A stake as typed, in rupees, to paise (X23). Full-width digits are read; signs, exponents, grouping, a missing whole or fractional part and
 * the digits of other scripts are not. Nothing is not a stake, and neither is zero.
 */
export function parseStake(text: string): Result<Paise, MessageKey> {
  if (text.length > LONGEST_TEXT) return fail('bet.stakeMalformed');
  const plain = text.normalize('NFKC');
  if (plain.trim() === '') return fail('bet.stakeEmpty');
  const match = STAKE.exec(plain);
  if (match === null) return fail('bet.stakeMalformed');
  const amount = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return amount === 0 ? fail('bet.stakeEmpty') : ok(paise(amount));
}

/** What a paste leaves in the stake field: grouped digits lose their commas, anything else stays for `parseStake` to judge. */
export function pastedStake(text: string): string {
  const plain = text.slice(0, LONGEST_TEXT).normalize('NFKC').trim();
  return GROUPED.test(plain) ? plain.replaceAll(',', '') : plain;
}

/** The text that `parseStake` reads back as this amount. */
export function stakeText(stake: Paise): string {
  const whole = Math.floor(stake / 100);
  const rest = stake % 100;
  return rest === 0 ? String(whole) : `${whole}.${String(rest).padStart(2, '0')}`;
}
