import * as v from 'valibot';
import { decoderIn } from '@/adapters/wire/decoder';
import { clipText } from '@/adapters/wire/clipText';
import { decode, decodeList } from '@/adapters/wire/decode';
import { wireDateOrNull } from '@/adapters/wire/wireDate';
import { wireId } from '@/adapters/wire/wireId';
import { wireTextOrEmpty } from '@/adapters/wire/wireText';
import type { Logger } from '@/application/ports/device/Logger';
import type { KycOrder, KycSheet } from '@/application/ports/gateways/KycGateway';
import { readCalendarDay, type CalendarDay } from '@/domain/cashier/kyc/CalendarDay';
import type { KycDocument } from '@/domain/cashier/kyc/KycDocument';
import { INDIAN_KYC_TYPES } from '@/domain/cashier/kyc/indianKycTypes';
import { KYC_RULES, type KycField, type KycType } from '@/domain/cashier/kyc/KycType';
import { dayAt } from '@/domain/shared/IndianDay';
import { requestStatusSchema } from '@/adapters/wire/requestStatusWire';

/** More than any document has is an attack on the page (X31). */
const MAX_TYPES = 20;
const MAX_FIELDS = 30;
const MAX_DOCUMENTS = 50;
const MAX_LENGTH = 200;
/** What goes beside the fields of a document. */
const OURS = ['key', 'type', 'consent'];

/** Fit to be the name of a part of a form; one of ours would stand in for it. */
const wireName = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/),
  v.check((name) => !OURS.includes(name), 'none of ours'),
);
const wireDay: v.GenericSchema<unknown, CalendarDay | null> = v.fallback(
  v.pipe(v.string(), v.transform(readCalendarDay)),
  null,
);

/** assumed: docs/wire.md 4.9. A `pattern` that a server may send is not even read: rules have names (X09). */
export const fieldSchema = v.pipe(
  v.object({
    name: wireName,
    label: wireTextOrEmpty(60),
    // A kind that we do not know is a line of text.
    type: v.fallback(v.picklist(['text', 'file', 'date']), 'text'),
    required: v.fallback(v.boolean(), true),
    rule: v.fallback(v.nullable(v.picklist(KYC_RULES)), null),
    hint: wireTextOrEmpty(160),
    maxLength: v.fallback(
      v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MAX_LENGTH)),
      MAX_LENGTH,
    ),
  }),
  v.transform(({ type, maxLength, label, ...field }): KycField => ({
    ...field,
    label: label.trim() === '' ? field.name : label,
    kind: type,
    longest: maxLength,
  })),
);

export const typeSchema = v.object({
  name: wireName,
  label: wireTextOrEmpty(60),
  fields: v.optional(v.unknown()),
});

export const documentSchema = v.pipe(
  v.object({
    id: wireId,
    type: wireId,
    status: requestStatusSchema,
    reason: wireTextOrEmpty(200),
    documentNumber: wireTextOrEmpty(40),
    fullName: wireTextOrEmpty(80),
    expiryDate: wireDay,
    submittedAt: v.optional(wireDateOrNull, null),
    decidedAt: v.optional(wireDateOrNull, null),
  }),
  v.transform(({ documentNumber, fullName, expiryDate, ...document }): KycDocument => ({
    ...document,
    // A server that sends more of a number than its end is not believed to mean it (X29).
    masked: documentNumber === '' ? '' : `••••${documentNumber.slice(document.type === 'aadhaar' ? -4 : -3)}`,
    holder: fullName,
    expiry: expiryDate,
  })),
);

/** Who names no `types` at all leaves the choice to us; what is no list has nothing in it (F24). Anything but an object is no answer. */
export const sheetSchema = v.object({
  types: v.optional(v.unknown()),
  documents: v.optional(v.unknown()),
  now: v.optional(wireDateOrNull, null),
});

export function decodeKycSheet(data: unknown, logger: Logger): KycSheet | null {
  const sheet = decode(sheetSchema, data, 'kyc', logger);
  if (sheet === null) return null;
  const types = sheet.types === undefined ? [] : decodeList(typeSchema, sheet.types, 'kyc.types', logger);
  const documents = decodeList(documentSchema, sheet.documents, 'kyc.documents', logger);
  const named = new Map(types.slice(0, MAX_TYPES).map((type) => [type.name, type]));
  return {
    types:
      sheet.types === undefined ? INDIAN_KYC_TYPES : [...named.values()].map((type) => typeOf(type, logger)),
    documents: documents.slice(0, MAX_DOCUMENTS),
    today: sheet.now === null ? null : readCalendarDay(dayAt(sheet.now)),
  };
}

export const decodeKycDocument = decoderIn('document', documentSchema, 'kyc.document');

/** assumed: multipart; texts and files under the names of the definition. */
export function kycForm({ type, texts, files }: KycOrder, key: string): FormData {
  const form = new FormData();
  form.append('key', key);
  form.append('type', type);
  form.append('consent', 'true');
  for (const [name, value] of texts) form.append(name, value);
  for (const [name, file] of files)
    form.append(name, new Blob([file.bytes.slice()], { type: file.type }), file.name);
  return form;
}

/** A document of which nothing is asked that we can read is one line of text: its number. */
function typeOf(type: v.InferOutput<typeof typeSchema>, logger: Logger): KycType {
  const read = decodeList(fieldSchema, type.fields, `kyc.types.${type.name}.fields`, logger);
  const fields = new Map(read.slice(0, MAX_FIELDS).map((field) => [field.name, field]));
  const label = type.label.trim() === '' ? clipText(type.name, 60) : type.label;
  const number: KycField = {
    ...{ name: 'documentNumber', label, kind: 'text', rule: null, required: true, hint: '' },
    longest: MAX_LENGTH,
  };
  return { name: type.name, label, fields: fields.size === 0 ? [number] : [...fields.values()] };
}
