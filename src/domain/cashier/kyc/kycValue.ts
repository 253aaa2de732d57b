import { withoutMarks } from '@/domain/shared/withoutMarks';
import type { KycField } from './KycType';

/** What is sent and checked of what was typed: full-width digits are digits, blanks around and invisible marks are gone, and an ID has its hyphens (X25). */
export function kycValue({ kind, rule }: Pick<KycField, 'kind' | 'rule'>, typed: string): string {
  const text = withoutMarks(typed.normalize('NFKC')).replaceAll(/\s+/g, ' ').trim();
  if (kind !== 'text') return text;
  if (rule === 'passportNumber') return text.replaceAll(/[ -]/g, '').toUpperCase();
  if (rule !== 'emiratesId') return text;
  const digits = text.replaceAll(/[ -]/g, '');
  return /^\d{15}$/.test(digits)
    ? `${digits.slice(0, 3)}-${digits.slice(3, 7)}-${digits.slice(7, 14)}-${digits.slice(14)}`
    : text;
}
