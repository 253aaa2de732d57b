import { describe, expect, it } from 'vitest';
import { checkFileBytes, checkFileHead, MAX_SIDE, mostBytes } from '@/domain/cashier/files/checkFile';
import { ACCEPTED_FILES, endingOf, kindByName } from '@/domain/cashier/files/FileKind';
import { hasArchive, isPolyglot, runsCode } from '@/domain/cashier/files/hiddenContent';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import { pngHeader } from '@tests/support/files/fileCorpus';
import { makeBytes } from '@tests/support/files/makeBytes';

const TAIL = 65_557;
const ZIP = makeBytes('PK\u0005\u0006', new Uint8Array(18));

describe('an archive hung on behind', () => {
  it('[X28] is found at the very end, and as far before it as its comment may reach', () => {
    expect(hasArchive(ZIP)).toBe(true);
    expect(hasArchive(makeBytes(ZIP, new Uint8Array(TAIL - 22)))).toBe(true);
    expect(hasArchive(makeBytes(ZIP, new Uint8Array(TAIL - 21)))).toBe(false);
    expect(hasArchive(makeBytes([1], ZIP, new Uint8Array(TAIL - 22)))).toBe(true);
  });

  it('[X28] is no archive when its end does not fit', () => {
    expect(hasArchive(ZIP.subarray(0, 21))).toBe(false);
    expect(hasArchive(makeBytes())).toBe(false);
  });
});

describe('a page in a picture', () => {
  it.each(['<script', '<SCRIPT', '<!DocType HTML', '<iFrame', '%PDF-', '<svg ', '<AZaz'])(
    '[X28] %s is read in either case, wherever it stands',
    (tag) => {
      const found = tag !== '<AZaz';
      expect(isPolyglot(makeBytes(tag))).toBe(found);
      expect(isPolyglot(makeBytes([0, 1, 2], tag, [3]))).toBe(found);
      expect(isPolyglot(makeBytes([0, 1, 2], tag.slice(0, -1)))).toBe(false);
    },
  );

  it('[X28] is not what only looks like a letter of its tag: [ and { are no case of one another, nor @ and `', () => {
    expect(isPolyglot(makeBytes('<HTML'))).toBe(true);
    expect(isPolyglot(makeBytes('<htm\u006C'))).toBe(true);
    expect(isPolyglot(makeBytes('<!DOCTYPE\u0000HTML'))).toBe(false);
    expect(isPolyglot(makeBytes('\u0000script'))).toBe(false);
  });
});

describe('a program in a PDF', () => {
  it.each([
    '/JavaScript',
    '/JAVASCRIPT',
    '/launch',
    '/Launch',
    '/#4Aavascript',
    '/JS(',
    '/JS 7',
    '/JS\n\t<',
    '/JS  \r\n 0',
  ])('[X28] %s asks to run something', (body) => expect(runsCode(makeBytes('x', body))).toBe(true));

  it.each([
    'JavaScript',
    '/JavaScripts',
    '/Jav',
    '/JS',
    '/JS ',
    '/JS)',
    '/JSz 1',
    '/LaunchZ',
    '/Launchz',
    '/J{S',
    '/JS/',
    '/#7BJS(',
  ])('[X28] %s does not', (body) => expect(runsCode(makeBytes('x', body))).toBe(false));
});

describe('what a file may be', () => {
  it('[X28] the picker is told every kind, by type and by ending', () => {
    expect(ACCEPTED_FILES).toBe('image/jpeg,image/png,image/webp,application/pdf,.jpg,.jpeg,.png,.webp,.pdf');
  });

  it('[X28] an ending is what stands behind the last point, a name of nothing else too', () => {
    expect([endingOf('.JPG'), endingOf('a.b'), endingOf('none'), endingOf('')]).toEqual(['jpg', 'b', '', '']);
    expect(kindByName('.png')).toBe('png');
  });

  it('[X28] says how large it may be and how large it is', () => {
    expect(checkFileHead({ name: 'a.jpg', size: mostBytes('proof') + 1 }, 'proof')).toEqual(
      fail(say('file.tooLarge', { most: 5 })),
    );
    const wide = MAX_SIDE + 1;
    expect(checkFileBytes(pngHeader(wide, 1), 'png')).toEqual(
      fail(say('file.tooManyPixels', { width: wide, height: 1 })),
    );
    expect(checkFileBytes(pngHeader(MAX_SIDE, 1), 'png')).toEqual(ok());
    expect(checkFileBytes(pngHeader(1, MAX_SIDE), 'png')).toEqual(ok());
  });

  it('[X28] nothing, and less than the shortest of them, is none', () => {
    expect(checkFileBytes(makeBytes(), 'pdf')).toEqual(fail(say('file.empty')));
    expect(checkFileBytes(makeBytes('%PDF-1.7\nab'), 'pdf')).toEqual(fail(say('file.damaged')));
    expect(checkFileBytes(makeBytes('%PDF-1.7\nabc'), 'pdf')).toEqual(ok());
  });
});
