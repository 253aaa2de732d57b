import { wordsOf } from '@/adapters/sandbox/texts/inWords';
import { describe, expect, it } from 'vitest';
import { KycBook } from '@/adapters/sandbox/engine/cashier/kyc/KycBook';
import type { KycReply } from '@/adapters/sandbox/engine/cashier/kyc/KycBook';
import type { KycForm } from '@/adapters/sandbox/engine/cashier/kyc/KycForm';
import { fileFault } from '@/adapters/sandbox/engine/cashier/files/fileFault';
import { ReviewService } from '@/adapters/sandbox/engine/cashier/ReviewService';
import { Kernel } from '@/adapters/sandbox/engine/kernel/Kernel';
import { checkFileBytes, checkFileHead } from '@/domain/cashier/files/checkFile';
import {
  greyPng,
  jpegHeader,
  pdf,
  pngHeader,
  segment,
  webpHeader,
  ZIP_END,
} from '@tests/support/files/fileCorpus';
import { makeBytes } from '@tests/support/files/makeBytes';
import { START } from './Bench';

const PHOTO = { field: 'photoPage', name: 'document.jpg', bytes: jpegHeader(1_200, 800) };
const PASSPORT = {
  documentNumber: 'A1234567',
  fullName: 'Asha Rao',
  dateOfBirth: '1990-05-17',
  issueDate: '2020-02-01',
  expiryDate: '2030-01-31',
};
const EMIRATES = {
  documentNumber: '784-1990-1234567-6',
  fullName: 'Asha Rao',
  dateOfBirth: '1990-05-17',
  expiryDate: '2027-01-31',
};
const SIDES = [
  { field: 'front', name: 'document.png', bytes: greyPng(40, 30) },
  { field: 'back', name: 'document.webp', bytes: webpHeader('VP8 ', 400, 300) },
];

function service(saved?: ReturnType<KycBook['save']>) {
  const kernel = new Kernel('kyc', START);
  const reviews = new ReviewService(kernel);
  const received: string[] = [];
  const book = new KycBook(kernel, reviews, ({ status }) => received.push(status), saved);
  let keys = 0;
  function submit(
    changes: Partial<Omit<KycForm, 'valueOf'>> & { values?: Record<string, string> } = {},
    user = 'PL1',
  ): KycReply {
    const { values = PASSPORT, ...rest } = changes;
    keys += 1;
    const key = keys.toString(16).padStart(32, '0');
    const valueOf = (field: string): string | null => (values as Record<string, string>)[field] ?? null;
    return book.submit(user, { key, type: 'passport', consent: true, files: [PHOTO], valueOf, ...rest });
  }
  const later = (ms: number): void => {
    kernel.now += ms;
    reviews.runDue();
    book.sweep();
  };
  const statuses = (user = 'PL1') => book.of(user).map(({ status }) => status);
  return { kernel, reviews, book, received, submit, later, statuses };
}

const codeOf = (reply: KycReply): string => ('code' in reply ? reply.code : 'taken');

describe('documents, at the other side of the wire', () => {
  it('[CASH-05] are looked at and approved, both kinds, and the player is known from then on', () => {
    const { book, received, submit, later, statuses } = service();
    expect(codeOf(submit())).toBe('taken');
    expect(book.isApproved('PL1')).toBe(false);
    later(90_000);
    expect(statuses()).toEqual(['approved']);
    expect(book.isApproved('PL1')).toBe(true);
    expect(codeOf(submit({ type: 'emiratesId', values: EMIRATES, files: SIDES }))).toBe('taken');
    later(90_000);
    expect(received).toEqual(['approved', 'approved']);
    expect(book.isApproved('PL2')).toBe(false);
  });

  it('[CASH-05] of an Aadhaar the last four digits are taken, shown and kept; it does not run out', () => {
    const { book, submit, later } = service();
    const values = { documentNumber: 'XXXXXXXX7058', fullName: 'Asha Rao', dateOfBirth: '1990-05-17' };
    const whole = { ...values, documentNumber: '999941057058' };
    expect(codeOf(submit({ type: 'aadhaar', values: whole, files: SIDES }))).toBe('FIELD_WRONG');
    expect(codeOf(submit({ type: 'aadhaar', values, files: SIDES }))).toBe('taken');
    expect(book.of('PL1')[0]?.masked).toBe('••••7058');
    expect(JSON.stringify(book.save())).not.toContain('99994105');
    later(90_000);
    later(20 * 365 * 86_400_000);
    expect(book.isApproved('PL1')).toBe(true);
    expect(codeOf(submit({ type: 'aadhaar', values, files: SIDES }, 'PL2'))).toBe('DOCUMENT_ELSEWHERE');
    const other = { ...values, fullName: 'Ravi Rao' };
    expect(codeOf(submit({ type: 'aadhaar', values: other, files: SIDES }, 'PL2'))).toBe('taken');
  });

  it.each([
    ['pan', 'ABCPE1234F', 'ABCDE1234F'],
    ['voterId', 'ABC1234567', 'AB12345678'],
    ['drivingLicence', 'MH1420110062821', 'MH1418110062821'],
  ])('[CASH-05] %s: %s is taken, %s is not', (type, right, wrong) => {
    const { submit } = service();
    const values = (documentNumber: string) => ({ ...PASSPORT, documentNumber });
    expect(codeOf(submit({ type, values: values(wrong), files: SIDES }))).toBe('FIELD_WRONG');
    expect(codeOf(submit({ type, values: values(right), files: SIDES }))).toBe('taken');
  });

  it('[CASH-05] are declined with a reason, or by hand, and may be sent again', () => {
    const { book, submit, later, statuses, reviews } = service();
    submit({ values: { ...PASSPORT, documentNumber: 'A0000000' } });
    later(90_000);
    expect(book.of('PL1')[0]).toMatchObject({ status: 'declined' });
    expect(wordsOf(book.of('PL1')[0]?.reason ?? '', 'en')).toContain('cannot be read');
    const again = submit();
    if (!('document' in again)) throw new Error(again.code);
    reviews.decide(again.document.id, { kind: 'decline', reason: 'The name is not yours.' });
    expect(book.of('PL1')[0]).toMatchObject({ status: 'declined', reason: 'The name is not yours.' });
    submit();
    later(90_000);
    expect(statuses()).toEqual(['approved', 'declined', 'declined']);
  });

  it('[CASH-05] expire when nobody looks, and on the day that stands on them', () => {
    const { book, kernel, submit, later, statuses } = service();
    submit({ values: { ...PASSPORT, documentNumber: 'A2222222' } });
    later(90_000);
    expect(statuses()).toEqual(['expired']);
    submit({ values: { ...PASSPORT, expiryDate: '2026-04-20' } });
    later(90_000);
    const lastMoment = Date.parse('2026-04-20T18:29:59.999Z');
    later(lastMoment - kernel.now);
    expect(book.isApproved('PL1')).toBe(true);
    later(1);
    expect(book.isApproved('PL1')).toBe(false);
    expect(statuses()[0]).toBe('expired');
    expect(codeOf(submit())).toBe('taken');
  });

  it('[F65] a key is one document, whatever is lost; with other content it is refused', () => {
    const { book, submit } = service();
    const key = 'f'.repeat(32);
    const first = submit({ key });
    expect(submit({ key })).toEqual(first);
    expect(codeOf(submit({ key, values: { ...PASSPORT, fullName: 'Asha R' } }))).toBe('KEY_REUSED');
    expect(codeOf(submit({ key, files: [{ ...PHOTO, bytes: jpegHeader(1_201, 800) }] }))).toBe('KEY_REUSED');
    expect(book.of('PL1')).toHaveLength(1);
    expect(book.withKey('PL1', key)).toEqual('document' in first && first.document);
    expect(book.withKey('PL2', key)).toBeNull();
  });

  it('[CASH-05] refuses what must not be twice, and says so', () => {
    const { submit, later } = service();
    submit();
    expect(codeOf(submit())).toBe('ALREADY_PENDING');
    expect(codeOf(submit({}, 'PL2'))).toBe('DOCUMENT_ELSEWHERE');
    expect(codeOf(submit({ values: { ...PASSPORT, documentNumber: 'B1111111' } }, 'PL2'))).toBe(
      'DOCUMENT_ELSEWHERE',
    );
    later(90_000);
    expect(codeOf(submit())).toBe('ALREADY_APPROVED');
    expect(codeOf(submit({ consent: false }, 'PL2'))).toBe('CONSENT_NEEDED');
    expect(codeOf(submit({ type: 'libraryCard' }))).toBe('TYPE_UNKNOWN');
    for (let times = 0; times < 5; times += 1) {
      submit({ values: { ...PASSPORT, documentNumber: 'C0000000' } }, 'PL3');
      later(90_000);
    }
    expect(codeOf(submit({ values: { ...PASSPORT, documentNumber: 'D7654321' } }, 'PL3'))).toBe('TOO_MANY');
    later(86_400_000);
    expect(codeOf(submit({ values: { ...PASSPORT, documentNumber: 'D7654321' } }, 'PL3'))).toBe('taken');
  });

  it.each([
    ['documentNumber', 'a1234567'],
    ['documentNumber', 'A123456'],
    ['documentNumber', 'A１２３４５６７'],
    ['documentNumber', ''],
    ['fullName', '<b>Asha'],
    ['fullName', 'A'],
    ['dateOfBirth', '2026-01-15'],
    ['dateOfBirth', '2008-01-16'],
    ['dateOfBirth', '1990-02-30'],
    ['dateOfBirth', '0001-01-01'],
    ['dateOfBirth', '9999-01-01'],
    ['issueDate', '2026-01-16'],
    ['expiryDate', '2026-04-14'],
    ['expiryDate', '2020-01-01'],
    ['expiryDate', 'tomorrow'],
  ])('[X30] checks %s again: %s', (field, value) => {
    const { submit, book } = service();
    expect(submit({ values: { ...PASSPORT, [field]: value } })).toMatchObject({ code: 'FIELD_WRONG', field });
    expect(book.of('PL1')).toEqual([]);
  });

  it('[X30] takes the last days that are right', () => {
    const { submit } = service();
    const values = {
      ...PASSPORT,
      dateOfBirth: '2008-01-15',
      issueDate: '2026-01-15',
      expiryDate: '2026-04-15',
    };
    expect(codeOf(submit({ values }))).toBe('taken');
  });

  it.each(['784-1990-1234567-5', '784-1990-12345676', '785-1990-1234567-6', '784-1890-1234567-6'])(
    '[X29] refuses the number %s',
    (documentNumber) => {
      const { submit } = service();
      const reply = submit({ type: 'emiratesId', values: { ...EMIRATES, documentNumber }, files: SIDES });
      expect(reply).toMatchObject({ code: 'FIELD_WRONG', field: 'documentNumber' });
    },
  );

  it('[X28] asks for each page once, and looks into it', () => {
    const { submit } = service();
    expect(submit({ files: [] })).toMatchObject({ code: 'FIELD_WRONG', field: 'photoPage' });
    expect(submit({ files: [PHOTO, PHOTO] })).toMatchObject({ code: 'FIELD_WRONG', field: 'photoPage' });
    expect(submit({ files: [{ ...PHOTO, name: 'document.jpg.exe' }] })).toMatchObject({
      code: 'FILE_REFUSED',
      field: 'photoPage',
    });
  });

  it('[X28] keeps neither pictures nor whole numbers', () => {
    const { book, submit } = service();
    submit({ files: [{ ...PHOTO, bytes: jpegHeader(90, 90, segment(0xfe, makeBytes('MY FACE'))) }] });
    const saved = JSON.stringify(book.save());
    expect(saved).not.toContain('A1234567');
    expect(saved).not.toContain('MY FACE');
    expect(saved).not.toContain('1990-05-17');
    expect(book.of('PL1')[0]?.masked).toBe('••••567');
  });

  it('goes on after a restart where it was', () => {
    const before = service();
    before.submit();
    const after = service(structuredClone(before.book.save()));
    expect(after.statuses()).toEqual(['pending']);
    expect(after.submit()).toEqual({ document: after.book.of('PL1')[0] });
  });

  it('knows a demo player at once', () => {
    const { book } = service();
    book.openDemo('PL9', 'Demo Player');
    expect(book.isApproved('PL9')).toBe(true);
    book.forget('PL9');
    expect(book.isApproved('PL9')).toBe(false);
  });
});

describe('a file, at the other side of the wire', () => {
  const MAX = 8 * 1_048_576;
  const good = [
    ['a.jpg', jpegHeader(8_000, 5_000)],
    ['a.jpeg', makeBytes(jpegHeader(10, 10), 'SEFT')],
    ['a.png', greyPng(12, 8)],
    ['a.webp', webpHeader('VP8 ', 1_200, 800)],
    ['a.webp', webpHeader('VP8L', 1_200, 800)],
    ['a.webp', webpHeader('VP8X', 1_200, 800)],
    ['a.pdf', pdf()],
    ['a.pdf', pdf('<< /JSX 1 /OpenAction [3 0 R /Fit] >>')],
  ] as const;
  const bad = [
    ['a.jpg', makeBytes()],
    ['a.jpg.exe', jpegHeader(10, 10)],
    ['a', jpegHeader(10, 10)],
    ['a\u202Egpj.exe', jpegHeader(10, 10)],
    ['a.jpg', greyPng(4, 4)],
    ['a.svg', makeBytes('<svg onload="x">')],
    ['a.jpg', makeBytes('<svg onload="x">')],
    ['a.jpg', jpegHeader(10, 10, segment(0xfe, makeBytes('<script>')))],
    ['a.png', makeBytes(greyPng(4, 4), '%PDF-1.4')],
    ['a.png', makeBytes(greyPng(4, 4), ZIP_END)],
    ['a.png', pngHeader(30_000, 30_000)],
    ['a.png', pngHeader(30_000, 10)],
    ['a.jpg', jpegHeader(8_000, 5_001)],
    ['a.webp', webpHeader('VP8X', 16_000, 16_000)],
    ['a.jpg', jpegHeader(100, 0)],
    [
      'a.jpg',
      makeBytes(
        [0xff, 0xd8],
        Array.from({ length: 20_000 }, () => 0xff),
      ),
    ],
    ['a.pdf', pdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>')],
    ['a.pdf', pdf('/S /Java#53cript')],
    ['a.pdf', pdf('/A << /S /Launch /F (cmd.exe) >>')],
    ['a.pdf', makeBytes('  %PDF-1.7')],
  ] as const;

  it.each(good)('[X28] takes %s', (name, bytes) => {
    expect(fileFault({ field: 'f', name, bytes }, MAX)).toBeNull();
  });

  it.each(bad)('[X28] refuses %s', (name, bytes) => {
    expect(fileFault({ field: 'f', name, bytes }, MAX)).not.toBeNull();
  });

  it('[X28] refuses one that is too heavy', () => {
    expect(fileFault({ field: 'f', name: 'a.jpg', bytes: jpegHeader(10, 10) }, 20)).toBe(
      'The file is too large.',
    );
  });

  it('[X28] agrees with what the app checks, which was written apart', () => {
    for (const [name, bytes] of [...good, ...bad]) {
      const head = checkFileHead({ name, size: bytes.length }, 'kyc');
      const passes = head.ok && checkFileBytes(bytes, head.value).ok;
      expect(passes, name).toBe(fileFault({ field: 'f', name, bytes }, MAX) === null);
    }
  });
});
