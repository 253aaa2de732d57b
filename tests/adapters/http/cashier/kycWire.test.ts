import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeKycDocument, decodeKycSheet } from '@/adapters/http/cashier/kycWire';
import { RecordingLogger } from '@tests/support/RecordingLogger';
import { without } from '@tests/support/wire/everyCall';
import { wireKyc, wireKycDocument, wireKycField } from '@tests/support/wire/wireFixtures';

const logger = new RecordingLogger();
const sheetOf = (data: unknown) => decodeKycSheet(data, logger);
const typeOf = (fields: unknown, name = 'passport') =>
  sheetOf({ ...wireKyc, types: [{ name, label: 'A document', fields }] })?.types[0];

describe('the definition of a document, as a server may send it', () => {
  it('[CASH-05] is read with its fields, its documents and the server’s day', () => {
    expect(sheetOf(wireKyc)).toMatchObject({
      today: '2026-01-15',
      types: [{ name: 'passport', fields: [{ kind: 'text', rule: 'passportNumber', longest: 200 }] }],
      documents: [{ id: 'KY1', status: 'declined', masked: '••••567', expiry: '2030-01-31' }],
    });
  });

  it.each(['signature', '', null, 7, undefined])(
    '[F25] [CASH-05] a field of type %j is a labelled line',
    (type) => {
      expect(typeOf([{ ...wireKycField, type }])?.fields).toMatchObject([
        { kind: 'text', label: 'Passport number' },
      ]);
    },
  );

  it.each([undefined, null, 'fields', {}, [], [null], [{ label: 'no name' }]])(
    '[F24] [CASH-05] a document that asks for %j is one labelled line',
    (fields) => {
      expect(typeOf(fields, 'voterId')?.fields).toMatchObject([
        { kind: 'text', name: 'documentNumber', label: 'A document', required: true },
      ]);
    },
  );

  it('[X09] a pattern of the server is not even read', () => {
    const [field] = typeOf([{ ...wireKycField, rule: '(a+)+$', pattern: '(a+)+$' }])?.fields ?? [];
    expect(field).toMatchObject({ rule: null });
    expect(JSON.stringify(field)).not.toContain('(a+)+');
  });

  it.each(['key', 'type', 'consent', '__proto__', 'a b', '', 'x'.repeat(65), 'näme', 7])(
    '[X19] the name %j is none for a field',
    (name) => {
      const fields = [{ ...wireKycField, name }, wireKycField];
      expect(typeOf(fields)?.fields.map((field) => field.name)).toEqual(['documentNumber']);
    },
  );

  it('[X31] of more than anybody has, some are enough; one name is one field', () => {
    const many = Array.from({ length: 500 }, (_, at) => ({ ...wireKycField, name: `f${at}` }));
    expect(typeOf(many)?.fields).toHaveLength(30);
    expect(typeOf([wireKycField, wireKycField])?.fields).toHaveLength(1);
    const types = Array.from({ length: 500 }, (_, at) => ({ name: `t${at}`, label: 'x', fields: many }));
    const documents = Array.from({ length: 500 }, () => wireKycDocument);
    const sheet = sheetOf({ types, documents, now: null });
    expect([sheet?.types.length, sheet?.documents.length, sheet?.today]).toEqual([20, 50, null]);
  });

  it.each([null, 'x', 7, {}])('[F24] %j in the place of a list is an empty one', (list) => {
    expect(sheetOf({ types: list, documents: list })).toEqual({ types: [], documents: [], today: null });
  });

  it('[CASH-05] a backend that names no documents at all is asked for what players in India have', () => {
    expect(sheetOf({ documents: [] })?.types.map(({ name }) => name)).toContain('aadhaar');
  });

  it.each([null, 'x', 7])('[F22] %j is no answer', (data) => {
    expect(sheetOf(data)).toBeNull();
  });
});

describe('a document that was shown', () => {
  const shown = (changes: object) =>
    decodeKycDocument({ document: { ...wireKycDocument, ...changes } }, logger);

  it('[F25] an unknown status is being checked, an unknown type is itself', () => {
    expect(shown({ status: 'escalated', type: 'voterId' })).toMatchObject({
      status: 'unknown',
      type: 'voterId',
    });
    expect(shown({ status: 7 })?.status).toBe('unknown');
  });

  it('[F26] an id above 2^53 stays itself', () => {
    expect(shown({ id: '9007199254740993' })?.id).toBe('9007199254740993');
  });

  it('[X29] more of a number than its end is cut off', () => {
    expect(shown({ documentNumber: 'A1234567' })?.masked).toBe('••••567');
    expect(shown({ type: 'aadhaar', documentNumber: '999941057058' })?.masked).toBe('••••7058');
  });

  it.each([
    ['expiryDate', '0001-01-01'],
    ['expiryDate', 7],
    ['submittedAt', 'soon'],
    ['decidedAt', {}],
  ])('[F30] [X30] %s %j is not told', (name, value) => {
    const document = shown({ [name]: value });
    expect(document).not.toBeNull();
    expect(Object.values(document ?? {})).toContain(null);
  });

  it('[F21] may lack everything but its id and type', () => {
    for (const name of Object.keys(wireKycDocument)) {
      const needed = name === 'id' || name === 'type';
      const less = without({ document: wireKycDocument }, `document.${name}`);
      expect(decodeKycDocument(less, logger) === null, name).toBe(needed);
    }
  });

  it('[F24] [X19] nothing that JSON can hold breaks it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (types, documents) => {
        sheetOf({ types, documents: [documents], now: types });
        typeOf([types, documents]);
        expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
      }),
    );
  });
});
