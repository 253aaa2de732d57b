const DEVANAGARI_ZERO = 0x09_66;

/** Digits of a Hindi keyboard as the same Latin ones. */
export function westernDigits(text: string): string {
  return text.replaceAll(/[०-९]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - DEVANAGARI_ZERO));
}
