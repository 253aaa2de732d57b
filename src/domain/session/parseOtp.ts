import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';

/** assumed: the specification names no length. */
export const OTP_LENGTH = 6;

const LONGEST_ENTRY = 512;

/**
 * Reads a one-time code as typed or pasted: "123 456", full-width digits, or a whole text message such as
 * "OTP is 123456, valid for 10 minutes". Two different candidates, letters inside, or digits of another script are
 * refused. X26.
 */
export function parseOtp(typed: string, length = OTP_LENGTH): Result<string, Message> {
  const text = typed
    .slice(0, LONGEST_ENTRY)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  if (text === '') return fail(say('otp.empty'));
  const joined = text.replace(/(?<=\d)[\s\p{Pd}]+(?=\d)/gu, '');
  const code = onlyCode(text, length) ?? onlyCode(joined, length);
  return code === null ? fail(say('otp.malformed', { length })) : ok(code);
}

function onlyCode(text: string, length: number): string | null {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const candidates = new Set(words.filter((word) => word.length === length && /^\d+$/.test(word)));
  const [first] = candidates;
  return candidates.size === 1 && first !== undefined ? first : null;
}
