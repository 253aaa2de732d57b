import { fail, ok, type Result } from '@/domain/shared/Result';
import { westernDigits } from '@/domain/shared/westernDigits';
import type { MobileDetails } from './User';

export const INDIA = '91';

/** Longer than any number with its separators: what is longer is not worth normalising. */
const MAX_ENTRY = 64;

/** Spaces, dashes, dots, brackets, and the invisible marks that contact lists put around a copied number. */
const SEPARATORS = /[\s.()\u2212\p{Pd}\p{Cf}]/gu;

/** `\d` is ASCII only: Arabic-Indic digits, which survive NFKC, are refused (X25). */
const NATIONAL_NUMBER = /^(?:\+91|0091|91)?0?([6-9]\d{9})$/;

/**
 * Reads an Indian mobile number as typed or pasted: full-width and Devanagari digits, separators, a leading 0, 91 or +91 are fine.
 * Fails with the sentence to show. AUTH-10, X25.
 */
export function parseIndianMobile(typed: string): Result<MobileDetails, 'mobile.empty' | 'mobile.notIndian'> {
  if (typed.trim() === '') return fail('mobile.empty');
  if (typed.length > MAX_ENTRY) return fail('mobile.notIndian');
  const compact = westernDigits(typed.normalize('NFKC').replace(SEPARATORS, ''));
  if (compact === '') return fail('mobile.empty');
  const national = NATIONAL_NUMBER.exec(compact)?.[1];
  return national === undefined ? fail('mobile.notIndian') : ok({ mobile: national, countryCode: INDIA });
}
