import type { KycRuleName } from './kycDefinition';
import type { Pattern } from '../../../texts/hindi';

const ADULT_YEARS = 18;
const INDIA_MS = 19_800_000;

/** The day in India, `2026-04-02`: days compare as texts. */
export function indianDay(at: number): string {
  return new Date(at + INDIA_MS).toISOString().slice(0, 10);
}

/** The first millisecond after a day in India. */
function endOfIndianDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) + 86_400_000 - INDIA_MS;
}

function laterDay(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}

function isDay(text: string): boolean {
  if (!/^(?:19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** The last of the digits is made so that the sum of all, every second one doubled, ends in 0. */
function checkDigitFits(digits: string): boolean {
  let sum = 0;
  for (let fromEnd = 0; fromEnd < digits.length; fromEnd += 1) {
    const digit = Number(digits.at(-1 - fromEnd));
    const weighed = fromEnd % 2 === 0 ? digit : digit * 2;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}

const BROKEN: Readonly<Record<KycRuleName, (value: string, today: string) => Pattern | null>> = {
  passportNumber: (value) =>
    /^[A-Z]\d{7}$/.test(value) ? null : 'A passport number is one letter and seven digits.',
  emiratesId: (value) =>
    /^784-(?:19|20)\d\d-\d{7}-\d$/.test(value) && checkDigitFits(value.replaceAll('-', ''))
      ? null
      : 'This is not a valid Emirates ID number.',
  aadhaar: (value) =>
    /^X{8}\d{4}$/.test(value) ? null : 'Send the last four digits of the Aadhaar number only.',
  panNumber: (value) =>
    /^[A-Z]{3}P[A-Z]\d{4}[A-Z]$/.test(value) ? null : 'This is not a valid personal PAN.',
  voterId: (value) =>
    /^[A-Z]{3}\d{7}$/.test(value) ? null : 'A voter ID number is three letters and seven digits.',
  drivingLicence: (value) =>
    /^[A-Z]{2}\d{2}(?:19|20)\d{9}$/.test(value) ? null : 'This is not a valid Indian driving licence number.',
  personName: (value) =>
    value.length >= 3 && value.length <= 80 && /^\p{L}(?:[\p{L} .'’-]|\p{M}[\u200C\u200D]?)*$/u.test(value)
      ? null
      : 'Enter the name as on the document.',
  birthDate: (value, today) => {
    if (!isDay(value) || value >= today) return 'This date of birth is not valid.';
    return laterDay(value, ADULT_YEARS * 12) > today ? 'You must be 18 or older to play.' : null;
  },
  issueDate: (value, today) => (isDay(value) && value <= today ? null : 'This date of issue is not valid.'),
  expiryDate: (value, today) => {
    if (!isDay(value)) return 'This date of expiry is not valid.';
    return value < laterDay(today, 3) ? 'The document must be valid for three more months.' : null;
  },
};

/** Whether a document's last day is over; without one it does not run out. */
export function isOver(expiry: string, now: number): boolean {
  return expiry !== '' && endOfIndianDay(expiry) <= now;
}

/** What is wrong with a value, in the words of this server; null: nothing. */
export function valueFault(rule: KycRuleName | undefined, value: string, now: number): Pattern | null {
  return rule === undefined ? null : BROKEN[rule](value, indianDay(now));
}
