import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KycOrder } from '@/application/ports/gateways/KycGateway';
import { MEDIA_TYPES } from '@/domain/cashier/files/FileKind';
import { submissionKey } from '@/domain/shared/ids';
import { greyPng, jpegHeader } from '@tests/support/files/fileCorpus';
import { httpDoors, openDoor } from './contractDoors';
import type { OpenDoor } from './contractDoors';

let keys = 0;
const newKey = () => submissionKey((keys += 1).toString(16).padStart(32, '0'));
const side = (bytes = greyPng(60, 40)) =>
  ({ name: 'document.png', type: MEDIA_TYPES.png, kind: 'png', bytes, size: null }) as const;

function emirates(changes: Readonly<Record<string, string>> = {}): KycOrder {
  return {
    type: 'emiratesId',
    texts: new Map(
      Object.entries({
        documentNumber: '784-1990-1234567-6',
        fullName: 'Asha Rao',
        dateOfBirth: '1990-05-17',
        expiryDate: '2090-01-31',
        ...changes,
      }),
    ),
    files: new Map([
      ['front', side()],
      ['back', side()],
    ]),
  };
}

describe.each(httpDoors)('KycGateway, $door', (door) => {
  let here: OpenDoor;
  beforeAll(async () => {
    here = await openDoor(door);
    await here.demo();
  });
  afterAll(() => here.close());
  const kyc = () => here.http.kyc;

  it('[CASH-05] lists what can be shown, and what a demo player has shown', async () => {
    const answer = await kyc().sheet();
    expect(answer).toMatchObject({
      ok: true,
      value: {
        types: [
          { name: 'aadhaar' },
          { name: 'pan' },
          { name: 'voterId' },
          { name: 'drivingLicence' },
          { name: 'passport' },
        ],
        documents: [{ type: 'passport', status: 'approved' }],
      },
    });
    if (!answer.ok) return;
    const kinds = answer.value.types.flatMap(({ fields }) => fields.map(({ kind }) => kind));
    expect([...new Set(kinds)].toSorted()).toEqual(['date', 'file', 'text']);
    expect(answer.value.today).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(here.http.logger.lines).toEqual([]);
  });

  it.each([
    ['FIELD_WRONG', emirates({ documentNumber: '784-1990-1234567-5' })],
    ['FIELD_WRONG', emirates({ dateOfBirth: '2025-01-01' })],
    ['FIELD_WRONG', { ...emirates(), files: new Map() }],
    [
      'FILE_REFUSED',
      {
        ...emirates(),
        files: new Map([
          ['front', side(jpegHeader(9, 9))],
          ['back', side()],
        ]),
      },
    ],
    ['DOCUMENT_ELSEWHERE', emirates({ documentNumber: '784-1990-1111111-1' })],
    ['ALREADY_APPROVED', { ...emirates(), type: 'passport' }],
    ['TYPE_UNKNOWN', { ...emirates(), type: 'libraryCard' }],
  ])('[CASH-05] [X28] refuses with %s', async (code, order) => {
    const key = newKey();
    expect(await kyc().submit(order, key)).toMatchObject({ ok: false, error: { kind: 'refused', code } });
    expect(await kyc().byKey(key)).toMatchObject({ ok: false, error: { code: 'KEY_REFUSED' } });
  });

  it('[CASH-05] [F65] takes one document by its key, once, and tells what became of it', async () => {
    const key = newKey();
    const first = await kyc().submit(emirates(), key);
    expect(first).toMatchObject({
      ok: true,
      value: { status: 'pending', masked: '••••7-6', type: 'emiratesId' },
    });
    expect(await kyc().submit(emirates(), key)).toEqual(first);
    expect(await kyc().byKey(key)).toEqual(first);
    expect(await kyc().submit(emirates({ fullName: 'Asha R' }), key)).toMatchObject({
      error: { code: 'KEY_REUSED' },
    });
    expect(await kyc().submit(emirates(), newKey())).toMatchObject({ error: { code: 'ALREADY_PENDING' } });
    here.sandbox.engine.advance(90_000);
    const after = await kyc().byKey(key);
    expect(after).toMatchObject({ ok: true, value: { status: 'approved' } });
  });
});
