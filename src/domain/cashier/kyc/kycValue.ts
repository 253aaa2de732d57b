import { westernDigits } from '@/domain/shared/westernDigits';
import { withoutMarks } from '@/domain/shared/withoutMarks';
import type { KycField, KycRule, KycType } from './KycType';

/** Numbers that are written with blanks and hyphens, and in capitals or not. */
const COMPACT: ReadonlySet<KycRule> = new Set([
  'passportNumber',
  'aadhaar',
  'panNumber',
  'voterId',
  'drivingLicence',
]);
/** So much of an Aadhaar is kept by anybody. */
const AADHAAR_END = 4;

/** What is checked of what was typed: full-width digits are digits, blanks around and invisible marks are gone, and an ID has its hyphens (X25). */
export function kycValue({ kind, rule }: Pick<KycField, 'kind' | 'rule'>, typed: string): string {
  const text = withoutMarks(typed.normalize('NFKC')).replaceAll(/\s+/g, ' ').trim();
  if (kind !== 'text' || rule === null) return text;
  if (COMPACT.has(rule)) return westernDigits(text).replaceAll(/[ -]/g, '').toUpperCase();
  if (rule !== 'emiratesId') return text;
  const digits = westernDigits(text).replaceAll(/[ -]/g, '');
  return /^\d{15}$/.test(digits)
    ? `${digits.slice(0, 3)}-${digits.slice(3, 7)}-${digits.slice(7, 14)}-${digits.slice(14)}`
    : text;
}

/** What is sent, and shown before that: the same, but of an Aadhaar its end alone. */
export function sentKycValue(field: Pick<KycField, 'kind' | 'rule'>, typed: string): string {
  const value = kycValue(field, typed);
  if (field.rule !== 'aadhaar' || value === '') return value;
  return value.slice(-AADHAAR_END).padStart(value.length, 'X');
}

/** Whether what is typed into a field may lie on the device while a document is filled in: no Aadhaar number. */
export function isKycTextSaved({ rule }: Pick<KycField, 'rule'>): boolean {
  return rule !== 'aadhaar';
}

/** What of the entries may lie on the device while a document is filled in. */
export function savedKycTexts(
  type: Pick<KycType, 'fields'> | null,
  texts: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const saved = new Map<string, string>();
  for (const field of type?.fields ?? []) {
    const text = texts.get(field.name);
    if (text !== undefined && isKycTextSaved(field)) saved.set(field.name, text);
  }
  return saved;
}
