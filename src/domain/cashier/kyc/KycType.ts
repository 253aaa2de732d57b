/**
 * The checks that a server may ask for, by name. A pattern of the server's would be a program of the server's: none is ever run (X09). A rule
 * that we do not know leaves the check to the server.
 */
export const KYC_RULES = [
  'passportNumber',
  'emiratesId',
  'aadhaar',
  'panNumber',
  'voterId',
  'drivingLicence',
  'personName',
  'birthDate',
  'issueDate',
  'expiryDate',
] as const;
export type KycRule = (typeof KYC_RULES)[number];

export interface KycField {
  /** As the server wants it back. */
  readonly name: string;
  readonly label: string;
  /** What the specification does not list is a line of text. */
  readonly kind: 'file' | 'text' | 'date';
  readonly rule: KycRule | null;
  readonly required: boolean;
  readonly hint: string;
  /** In characters; of a text. */
  readonly longest: number;
}

/** A kind of document and what has to be entered for it (CASH-05: passport, emiratesId, and whatever the server lists besides). */
export interface KycType {
  readonly name: string;
  readonly label: string;
  readonly fields: readonly KycField[];
}
