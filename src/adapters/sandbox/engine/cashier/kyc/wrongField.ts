import type { Pattern } from '../../../texts/hindi';
import { say } from '../../../texts/Said';
import type { Said } from '../../../texts/Said';
import { fileFault } from '../files/fileFault';
import type { KycForm } from './KycForm';
import type { KycFieldDefinition, KycTypeDefinition } from './kycDefinition';
import { valueFault } from './kycRules';

interface WrongField {
  readonly code: 'FIELD_WRONG' | 'FILE_REFUSED';
  readonly field: string;
  readonly why: Said;
}

const MAX_BYTES = 8 * 1_048_576;

/** The first field of a form that cannot be taken, and why; null: none. */
export function wrongField(type: KycTypeDefinition, form: KycForm, now: number): WrongField | null {
  for (const field of type.fields) {
    const wrong = field.type === 'file' ? wrongFile(field, form) : wrongValue(field, form, now);
    if (wrong !== null) return wrong;
  }
  const [issue, expiry] = [form.valueOf('issueDate'), form.valueOf('expiryDate')];
  return issue !== null && expiry !== null && issue >= expiry
    ? { code: 'FIELD_WRONG', field: 'expiryDate', why: say('It must be after the date of issue.') }
    : null;
}

function wrongFile({ name, label, required }: KycFieldDefinition, form: KycForm): WrongField | null {
  const files = form.files.filter(({ field }) => field === name);
  const [file] = files;
  if (file === undefined || files.length > 1)
    return required || files.length > 1 ? missing(name, label) : null;
  const fault = fileFault(file, MAX_BYTES);
  return fault === null ? null : faulty('FILE_REFUSED', name, label, fault);
}

function wrongValue(
  { name, label, required, rule }: KycFieldDefinition,
  form: KycForm,
  now: number,
): WrongField | null {
  const value = form.valueOf(name)?.trim() ?? '';
  if (value === '') return required ? missing(name, label) : null;
  const fault = valueFault(rule, value, now);
  return fault === null ? null : faulty('FIELD_WRONG', name, label, fault);
}

function missing(field: string, label: Pattern): WrongField {
  return { code: 'FIELD_WRONG', field, why: say('{field} is missing.', { field: say(label) }) };
}

function faulty(code: WrongField['code'], field: string, label: Pattern, fault: Pattern): WrongField {
  return { code, field, why: say('{field}: {fault}', { field: say(label), fault: say(fault) }) };
}
