import type { Pattern } from '../../../texts/hindi';

/** Rules have names, not patterns: a client runs nothing that a server sends. */
export type KycRuleName =
  | 'passportNumber'
  | 'emiratesId'
  | 'aadhaar'
  | 'panNumber'
  | 'voterId'
  | 'drivingLicence'
  | 'personName'
  | 'birthDate'
  | 'issueDate'
  | 'expiryDate';

export interface KycFieldDefinition {
  readonly name: string;
  readonly label: Pattern;
  readonly type: 'file' | 'text' | 'date';
  readonly required: boolean;
  readonly rule?: KycRuleName;
  readonly hint?: Pattern;
}

export interface KycTypeDefinition {
  readonly name: string;
  readonly label: Pattern;
  readonly fields: readonly KycFieldDefinition[];
}

const text = (name: string, label: Pattern, rule: KycRuleName, hint: Pattern): KycFieldDefinition => ({
  ...{ name, label, type: 'text', required: true, rule, hint },
});
const date = (name: string, label: Pattern, rule: KycRuleName, hint?: Pattern): KycFieldDefinition => ({
  ...{ name, label, type: 'date', required: true, rule },
  ...(hint === undefined ? {} : { hint }),
});
const page = (name: string, label: Pattern, hint: Pattern): KycFieldDefinition => ({
  ...{ name, label, type: 'file', required: true, hint },
});

const FULL_NAME = text('fullName', 'Full name', 'personName', 'As on the document.');
const BIRTH = date('dateOfBirth', 'Date of birth', 'birthDate');
const EXPIRY = date('expiryDate', 'Date of expiry', 'expiryDate', 'At least 3 months from today.');
const QUALITY = 'All four corners, sharp, without glare.';

const COVERED = 'Cover the first eight digits of the number.';
const number = (label: Pattern, rule: KycRuleName, hint: Pattern): KycFieldDefinition =>
  text('documentNumber', label, rule, hint);
const SIDES = [page('front', 'Front side', QUALITY), page('back', 'Back side', QUALITY)];

/** CASH-05: field types are the specification's, the fields are assumed (docs/wire.md 4.9). What players in India have. */
export const KYC_TYPES: readonly KycTypeDefinition[] = [
  {
    name: 'aadhaar',
    label: 'Aadhaar',
    fields: [
      number('Aadhaar number', 'aadhaar', '12 digits. Only the last four are sent and kept.'),
      ...[FULL_NAME, BIRTH],
      ...[page('front', 'Front side', COVERED), page('back', 'Back side', COVERED)],
    ],
  },
  {
    name: 'pan',
    label: 'PAN card',
    fields: [
      number('PAN', 'panNumber', '10 characters, like ABCPE1234F.'),
      ...[FULL_NAME, BIRTH, page('front', 'Front side', QUALITY)],
    ],
  },
  {
    name: 'voterId',
    label: 'Voter ID',
    fields: [
      number('Voter ID number', 'voterId', 'Three letters and seven digits, like ABC1234567.'),
      ...[FULL_NAME, BIRTH, ...SIDES],
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
      ...[FULL_NAME, BIRTH, EXPIRY, ...SIDES],
    ],
  },
  {
    name: 'passport',
    label: 'Passport',
    fields: [
      number('Passport number', 'passportNumber', 'One letter and seven digits, like A1234567.'),
      ...[FULL_NAME, BIRTH, date('issueDate', 'Date of issue', 'issueDate'), EXPIRY],
      page('photoPage', 'Photo page', QUALITY),
    ],
  },
];

/** Not offered here, and taken when it comes: CASH-05 names it. */
export const OTHER_KYC_TYPES: readonly KycTypeDefinition[] = [
  {
    name: 'emiratesId',
    label: 'Emirates ID',
    fields: [
      number('ID number', 'emiratesId', '15 digits, like 784-1990-1234567-6.'),
      ...[FULL_NAME, BIRTH, EXPIRY, ...SIDES],
    ],
  },
];
