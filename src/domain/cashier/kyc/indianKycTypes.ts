import type { KycField, KycRule, KycType } from './KycType';

const LONGEST = 200;

function entry(name: string, label: string, rule: KycRule, hint = ''): KycField {
  const kind = rule === 'birthDate' || rule === 'issueDate' || rule === 'expiryDate' ? 'date' : 'text';
  return { name, label, kind, rule, required: true, hint, longest: LONGEST };
}

function page(name: string, label: string, hint: string): KycField {
  return { name, label, kind: 'file', rule: null, required: true, hint, longest: LONGEST };
}

const NAME = entry('fullName', 'Full name', 'personName', 'As on the document.');
const BIRTH = entry('dateOfBirth', 'Date of birth', 'birthDate');
const EXPIRY = entry('expiryDate', 'Date of expiry', 'expiryDate', 'At least 3 months from today.');
const QUALITY = 'All four corners, sharp, without glare.';
const number = (label: string, rule: KycRule, hint: string): KycField =>
  entry('documentNumber', label, rule, hint);

/** What players in India can show, where a backend names no documents of its own (assumed). */
export const INDIAN_KYC_TYPES: readonly KycType[] = [
  {
    name: 'aadhaar',
    label: 'Aadhaar',
    fields: [
      number('Aadhaar number', 'aadhaar', '12 digits. Only the last four are sent and kept.'),
      NAME,
      BIRTH,
      page('front', 'Front side', 'Cover the first eight digits of the number.'),
      page('back', 'Back side', 'Cover the first eight digits of the number.'),
    ],
  },
  {
    name: 'pan',
    label: 'PAN card',
    fields: [
      number('PAN', 'panNumber', '10 characters, like ABCPE1234F.'),
      NAME,
      BIRTH,
      page('front', 'Front side', QUALITY),
    ],
  },
  {
    name: 'voterId',
    label: 'Voter ID',
    fields: [
      number('Voter ID number', 'voterId', 'Three letters and seven digits, like ABC1234567.'),
      NAME,
      BIRTH,
      page('front', 'Front side', QUALITY),
      page('back', 'Back side', QUALITY),
    ],
  },
  {
    name: 'drivingLicence',
    label: 'Driving licence',
    fields: [
      number(
        'Licence number',
        'drivingLicence',
        'State, office, year and seven digits, like MH14 2011 0062821.',
      ),
      NAME,
      BIRTH,
      EXPIRY,
      page('front', 'Front side', QUALITY),
      page('back', 'Back side', QUALITY),
    ],
  },
  {
    name: 'passport',
    label: 'Passport',
    fields: [
      number('Passport number', 'passportNumber', 'One letter and seven digits, like A1234567.'),
      NAME,
      BIRTH,
      entry('issueDate', 'Date of issue', 'issueDate'),
      EXPIRY,
      page('photoPage', 'Photo page', QUALITY),
    ],
  },
];
