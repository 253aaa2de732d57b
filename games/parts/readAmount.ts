import { t } from '../texts/t';

const MAX_LENGTH = 32;
const MAX_DIGITS = 8;
const DEVANAGARI_ZERO = 0x09_66;
/** 12345; 12,345; 1,23,456; 123,456. A comma anywhere else may be a decimal one. */
const WHOLE = /^(?:\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)$/;
const RUPEES = /^(?:₹|rs\.?)?\s*(.*?)(?:\.|\/-)?$/iu;

export type Read =
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'wrong'; readonly wrong: string };

const western = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[०-९]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - DEVANAGARI_ZERO))
    .trim();
const refused = (wrong: string): Read => ({ kind: 'wrong', wrong });

/** What a player types, in hundredths: read exactly or refused with a sentence, never guessed at. `around`: what may come before and after. */
export function readAmount(text: string, around = RUPEES): Read {
  if (text.length > MAX_LENGTH || /\p{No}/u.test(text)) return refused(t('amount.digits'));
  const plain = western(text);
  if (plain === '') return { kind: 'empty' };
  const [, grouped = '', decimals = ''] =
    /^([\d,]+)(?:\.(\d+))?$/.exec(around.exec(plain)?.[1] ?? plain) ?? [];
  if (!WHOLE.test(grouped)) return refused(t('amount.digits'));
  if (decimals.length > 2) return refused(t('amount.decimals'));
  const whole = grouped.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  if (whole.length > MAX_DIGITS) return { kind: 'amount', amount: Infinity };
  return { kind: 'amount', amount: Number(whole) * 100 + Number(decimals.padEnd(2, '0')) };
}
