import { say, type Message } from '@/domain/shared/Message';
import { fail, ok, type Result } from '@/domain/shared/Result';
import { westernDigits } from '@/domain/shared/westernDigits';

/** The server judges a code; these are the lengths that one can have where the operator does not name its own (AUTH-13). */
export const MIN_OTP_LENGTH = 4;
export const MAX_OTP_LENGTH = 8;

const MAX_ENTRY = 512;

/**
 * Reads a one-time code as typed or pasted: "123 456", full-width and Devanagari digits, or a whole text message such as
 * "OTP is 1234, valid for 10 minutes". Two different candidates, letters inside, or digits of another script are
 * refused. `length`: the exact one; null: 4 to 8 digits. X26.
 */
export function parseOtp(typed: string, length: number | null): Result<string, Message> {
  const text = westernDigits(typed.slice(0, MAX_ENTRY).normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .trim();
  if (text === '') return fail(say('otp.empty'));
  const code = length === null ? codeOfAnyLength(text) : codeOf(text, length);
  if (code !== null) return ok(code);
  return fail(length === null ? say('otp.malformed') : say('otp.malformed', { length }));
}

function codeOf(text: string, length: number): string | null {
  const fits = (word: string): boolean => word.length === length;
  return only(numbersIn(text).filter(fits)) ?? only(numbersIn(joined(text)).filter(fits));
}

/** "12 3456" is one code of six. Inside a message such a group is taken only when it can be nothing else. */
function codeOfAnyLength(text: string): string | null {
  const fits = ({ length }: string): boolean => length >= MIN_OTP_LENGTH && length <= MAX_OTP_LENGTH;
  const [apart, together] = [numbersIn(text).filter(fits), numbersIn(joined(text)).filter(fits)];
  const onlyFigures = /^[\d\s\p{Pd}]*$/u.test(text);
  return onlyFigures ? (only(together) ?? only(apart)) : only([...apart, ...together]);
}

function numbersIn(text: string): readonly string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => /^\d+$/.test(word));
}

/** Digits with blanks or dashes between them, closed up. */
function joined(text: string): string {
  return text.replace(/(?<=\d)[\s\p{Pd}]+(?=\d)/gu, '');
}

function only(candidates: readonly string[]): string | null {
  const [first, ...others] = new Set(candidates);
  return first === undefined || others.length > 0 ? null : first;
}
