import { say, type Message } from '@/domain/shared/Message';
import { readPan } from '../bankEntries';
import type { ReadyFile } from '../files/ReadyFile';
import { addMonths, readCalendarDay, type CalendarDay } from './CalendarDay';
import type { KycField, KycRule, KycType } from './KycType';
import { kycValue } from './kycValue';
import { luhnFits } from './luhn';
import { verhoeffFits } from './verhoeff';

/** By the fields' names. */
export interface KycEntries {
  readonly texts: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, ReadyFile>;
}

/** What the dates are judged by: the server's day, and the age of the jurisdiction. */
export interface KycDay {
  readonly today: CalendarDay;
  /** Whole years. */
  readonly minAge: number;
}

/** A passport that is about to run out is of no use to anybody (assumed). */
const VALID_MONTHS = 3;

/** What is wrong, by the fields' names; empty: nothing. The server checks all of it again. */
export function checkKyc(type: KycType, entries: KycEntries, day: KycDay): ReadonlyMap<string, Message> {
  const wrong = new Map<string, Message>();
  for (const field of type.fields) {
    const message = checkField(field, entries, day);
    if (message !== null) wrong.set(field.name, message);
  }
  const issue = dateOf(type, 'issueDate', entries);
  const expiry = dateOf(type, 'expiryDate', entries);
  if (issue !== null && expiry !== null && issue.value >= expiry.value && !wrong.has(expiry.name))
    wrong.set(expiry.name, say('kyc.expiryBeforeIssue'));
  return wrong;
}

function checkField(field: KycField, { texts, files }: KycEntries, day: KycDay): Message | null {
  if (field.kind === 'file') return field.required && !files.has(field.name) ? say('kyc.fileMissing') : null;
  const value = kycValue(field, texts.get(field.name) ?? '');
  if (value === '') return field.required ? say('kyc.fieldEmpty') : null;
  if (field.kind === 'text' && value.length > field.longest)
    return say('kyc.tooLong', { most: field.longest });
  if (field.kind === 'date' && readCalendarDay(value) === null) return say('kyc.dateWrong');
  return field.rule === null ? null : RULES[field.rule](value, day);
}

function dateOf(type: KycType, rule: KycRule, { texts }: KycEntries) {
  const field = type.fields.find((each) => each.rule === rule && each.kind === 'date');
  const value = field === undefined ? null : readCalendarDay(kycValue(field, texts.get(field.name) ?? ''));
  return field === undefined || value === null ? null : { name: field.name, value };
}

const RULES: Readonly<Record<KycRule, (value: string, day: KycDay) => Message | null>> = {
  passportNumber: (value) => (/^[A-Z]\d{7}$/.test(value) ? null : say('kyc.passportWrong')),
  emiratesId: (value) => {
    if (!/^784-(?:19|20)\d{2}-\d{7}-\d$/.test(value)) return say('kyc.emiratesWrong');
    return luhnFits(value.replaceAll('-', '')) ? null : say('kyc.emiratesDigit');
  },
  aadhaar: (value) => {
    if (!/^[2-9]\d{11}$/.test(value)) return say('kyc.aadhaarWrong');
    return verhoeffFits(value) ? null : say('kyc.aadhaarDigit');
  },
  panNumber: (value) => (readPan(value) === null ? say('kyc.panWrong') : null),
  voterId: (value) => (/^[A-Z]{3}\d{7}$/.test(value) ? null : say('kyc.voterWrong')),
  drivingLicence: (value) => (/^[A-Z]{2}\d{2}(?:19|20)\d{9}$/.test(value) ? null : say('kyc.licenceWrong')),
  personName: (value) =>
    value.length >= 3 && value.length <= 80 && /^\p{L}(?:[\p{L} .'’-]|\p{M}[\u200C\u200D]?)*$/u.test(value)
      ? null
      : say('kyc.nameWrong'),
  birthDate: (value, { today, minAge }) => {
    const birth = readCalendarDay(value);
    if (birth === null || birth >= today) return say('kyc.birthWrong');
    return addMonths(birth, minAge * 12) > today ? say('kyc.tooYoung', { age: minAge }) : null;
  },
  issueDate: (value, { today }) => {
    const issue = readCalendarDay(value);
    return issue === null || issue > today ? say('kyc.issueWrong') : null;
  },
  expiryDate: (value, { today }) => {
    const expiry = readCalendarDay(value);
    if (expiry === null) return say('kyc.dateWrong');
    if (expiry < today) return say('kyc.expired');
    return expiry < addMonths(today, VALID_MONTHS) ? say('kyc.expiresSoon', { months: VALID_MONTHS }) : null;
  },
};
