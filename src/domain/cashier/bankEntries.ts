import { withoutMarks } from '@/domain/shared/withoutMarks';

/** Longer than anything that is meant: not worth normalising. */
const MAX_LENGTH = 300;
/** Blanks, dashes, dots and the invisible marks that come along with a copied number. */
const SEPARATORS = /[\s.\u2212\p{Pd}\p{Cf}]/gu;

function compact(typed: string): string {
  return typed.length > MAX_LENGTH ? '' : typed.normalize('NFKC').replace(SEPARATORS, '');
}

/** 9 to 18 digits, typed in groups or not; null for anything else (X29). assumed: the length, banks differ. */
export function readAccountNumber(typed: string): string | null {
  return /^[0-9]{9,18}$/.exec(compact(typed))?.[0] ?? null;
}

/** `HDFC0001234`: four letters, a zero, six letters or digits; upper-cased. */
export function readIfsc(typed: string): string | null {
  return /^[A-Z]{4}0[A-Z0-9]{6}$/.exec(compact(typed).toUpperCase())?.[0] ?? null;
}

/** What was typed as a UPI id, without the invisible marks of a copy and the blanks around it. */
function upiText(typed: string): string {
  return typed.length > MAX_LENGTH
    ? ''
    : typed
        .normalize('NFKC')
        .replace(/\p{Cf}/gu, '')
        .trim();
}

/** A blank within a UPI id: it is not left out in silence, since two ids may differ by what was meant there. */
export function hasBlankWithin(typed: string): boolean {
  return /\s/.test(upiText(typed));
}

/** `name@handle`, lower-cased: a UPI id means the same in either case. */
export function readUpiId(typed: string): string | null {
  const text = upiText(typed);
  return /^[a-z0-9][a-z0-9._-]{1,99}@[a-z][a-z0-9]{1,63}$/.exec(text.toLowerCase())?.[0] ?? null;
}

/** A person's PAN: five letters, the fourth a P, four digits, a letter. */
export function readPan(typed: string): string | null {
  return /^[A-Z]{3}P[A-Z][0-9]{4}[A-Z]$/.exec(compact(typed).toUpperCase())?.[0] ?? null;
}

/** A name as a bank writes it: letters of any script with their joiners, blanks, dots, apostrophes and hyphens; blanks made single. */
export function readHolder(typed: string): string | null {
  const name =
    typed.length > MAX_LENGTH ? '' : withoutMarks(typed.normalize('NFC')).trim().replace(/\s+/g, ' ');
  return /^\p{L}(?:[\p{L} .'’-]|\p{M}[\u200C\u200D]?){1,79}$/u.exec(name)?.[0] ?? null;
}
