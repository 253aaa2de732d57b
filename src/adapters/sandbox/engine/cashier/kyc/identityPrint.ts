import { mixToHex } from '../../kernel/mix';

/** Tells one document from another: by its number, and an Aadhaar, whose number nobody here has, by what stands beside its end. */
export function identityPrint(type: string, valueOf: (field: string) => string | null): string {
  const fields = type === 'aadhaar' ? ['documentNumber', 'fullName', 'dateOfBirth'] : ['documentNumber'];
  return mixToHex([type, ...fields.map((field) => valueOf(field) ?? '')].join('|'));
}
