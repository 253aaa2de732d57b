/** Rules have names, not patterns: a client runs nothing that a server sends. */
export type KycRuleName =
  | 'passportNumber'
  | 'emiratesId'
  | 'personName'
  | 'birthDate'
  | 'issueDate'
  | 'expiryDate';

export interface KycFieldDefinition {
  readonly name: string;
  readonly label: string;
  readonly type: 'file' | 'text' | 'date';
  readonly required: boolean;
  readonly rule?: KycRuleName;
  readonly hint?: string;
}

export interface KycTypeDefinition {
  readonly name: string;
  readonly label: string;
  readonly fields: readonly KycFieldDefinition[];
}

const text = (name: string, label: string, rule: KycRuleName, hint: string): KycFieldDefinition => ({
  ...{ name, label, type: 'text', required: true, rule, hint },
});
const date = (name: string, label: string, rule: KycRuleName, hint?: string): KycFieldDefinition => ({
  ...{ name, label, type: 'date', required: true, rule },
  ...(hint === undefined ? {} : { hint }),
});
const page = (name: string, label: string, hint: string): KycFieldDefinition => ({
  ...{ name, label, type: 'file', required: true, hint },
});

const FULL_NAME = text('fullName', 'Full name', 'personName', 'As on the document.');
const BIRTH = date('dateOfBirth', 'Date of birth', 'birthDate');
const EXPIRY = date('expiryDate', 'Date of expiry', 'expiryDate', 'At least 3 months from today.');
const QUALITY = 'All four corners, sharp, without glare.';

/** CASH-05: document types and field types are the specification's, the fields are assumed (docs/wire.md 4.9). */
export const KYC_TYPES: readonly KycTypeDefinition[] = [
  {
    name: 'passport',
    label: 'Passport',
    fields: [
      text(
        'documentNumber',
        'Passport number',
        'passportNumber',
        'One letter and seven digits, like A1234567.',
      ),
      FULL_NAME,
      BIRTH,
      date('issueDate', 'Date of issue', 'issueDate'),
      EXPIRY,
      page('photoPage', 'Photo page', QUALITY),
    ],
  },
  {
    name: 'emiratesId',
    label: 'Emirates ID',
    fields: [
      text('documentNumber', 'ID number', 'emiratesId', '15 digits, like 784-1990-1234567-6.'),
      FULL_NAME,
      BIRTH,
      EXPIRY,
      page('front', 'Front', QUALITY),
      page('back', 'Back', QUALITY),
    ],
  },
];
