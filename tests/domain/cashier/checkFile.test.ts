import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFileBytes, checkFileHead, MAX_PIXELS } from '@/domain/cashier/files/checkFile';
import type { FileKind } from '@/domain/cashier/files/FileKind';
import { imageSize } from '@/domain/cashier/files/imageSize';
import type { Message } from '@/domain/shared/Message';
import type { Result } from '@/domain/shared/Result';
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

const MB = 1_048_576;
const keyOf = (result: Result<unknown, Message>): string =>
  result.ok ? 'ok' : result.error.kind === 'key' ? result.error.key : 'server';
const head = (name: string, size = 1_000, use: 'proof' | 'kyc' = 'kyc'): string =>
  keyOf(checkFileHead({ name, size }, use));
const bytes = (content: Uint8Array, kind: FileKind): string => keyOf(checkFileBytes(content, kind));

describe('a file by its name and length', () => {
  it.each(['page.jpg', 'page.JPEG', 'page.png', 'page.webp', 'scan.pdf', 'a.b.c.jpg'])(
    '[X28] takes %s',
    (name) => {
      expect(head(name)).toBe('ok');
    },
  );

  it.each([
    'photo.jpg.exe',
    'photo',
    'jpg',
    '.jpg/run.sh',
    'photo.jpg ',
    'photo.gif',
    'photo.heic',
    // Shown as "photoexe.jpg" where direction characters are obeyed.
    'photo\u202Egpj.exe',
    'photo.jpg\0.exe',
    'photo.jpg::$DATA',
  ])('[X28] refuses %s', (name) => {
    expect(head(name)).toBe('file.wrongType');
  });

  it.each(['art.svg', 'page.HTML', 'page.htm', 'x.xml'])(
    '[X28] tells of %s that it is a page or a drawing',
    (name) => {
      expect(head(name)).toBe('file.markup');
    },
  );

  it('[X28] knows the limits of each use to the byte, and nothing is not a file', () => {
    expect(head('a.jpg', 0)).toBe('file.empty');
    expect(head('a.jpg', 5 * MB, 'proof')).toBe('ok');
    expect(head('a.jpg', 5 * MB + 1, 'proof')).toBe('file.tooLarge');
    expect(head('a.jpg', 8 * MB)).toBe('ok');
    expect(head('a.jpg', 50 * MB)).toBe('file.tooLarge');
  });
});

describe('a file by what is in it', () => {
  it.each([
    ['jpeg', jpegHeader(1_200, 800)],
    ['png', greyPng(12, 8)],
    ['webp', webpHeader('VP8 ', 1_200, 800)],
    ['webp', webpHeader('VP8L', 1_200, 800)],
    ['webp', webpHeader('VP8X', 1_200, 800)],
    ['pdf', pdf()],
  ] as const)('[X28] takes a sound %s', (kind, content) => {
    expect(bytes(content, kind)).toBe('ok');
  });

  it('[X28] says of a kind under the name of another what it is', () => {
    expect(checkFileBytes(greyPng(2, 2), 'jpeg')).toEqual({
      ok: false,
      error: { kind: 'key', key: 'file.wrongContent', values: { named: 'JPG', holds: 'PNG' } },
    });
    expect(bytes(pdf(), 'png')).toBe('file.wrongContent');
  });

  it.each([
    ['an svg', '<svg onload="alert(1)">'],
    ['a page behind blanks and a mark', '\u00EF\u00BB\u00BF \n<!-- x --><HTML><script>'],
    ['a page in UTF-16', '\u00FF\u00FE<\0h\0t\0m\0l\0>\0'],
    ['xml', '<?xml version="1.0"?><svg/>'],
  ])('[X28] refuses %s that is called .jpg', (_, text) => {
    expect(bytes(makeBytes(text), 'jpeg')).toBe('file.markup');
  });

  it.each([
    ['a program', makeBytes('MZ\u0090\0 this program cannot be run')],
    ['three letters', makeBytes([0xff, 0xd8, 0xff])],
    [
      'a JPEG without a frame',
      makeBytes([0xff, 0xd8], segment(0xe0, makeBytes('JFIF')), [0xff, 0xd9, 0, 0, 0, 0]),
    ],
    [
      'a JPEG that loses its way',
      makeBytes(
        [0xff, 0xd8, 0xff, 0xe0, 0, 0],
        Array.from({ length: 40 }, () => 1),
      ),
    ],
    ['a JPEG of no height', jpegHeader(100, 0)],
  ])('[X28] refuses %s', (_, content) => {
    expect(bytes(content, 'jpeg')).toBe('file.damaged');
  });

  it('[X28] knows a bomb of 30 000 pixels by its header', () => {
    expect(bytes(pngHeader(30_000, 30_000), 'png')).toBe('file.tooManyPixels');
    expect(bytes(pngHeader(30_000, 10), 'png')).toBe('file.tooManyPixels');
    expect(bytes(jpegHeader(8_000, 5_000), 'jpeg')).toBe('ok');
    expect(bytes(jpegHeader(8_000, 5_001), 'jpeg')).toBe('file.tooManyPixels');
    expect(bytes(webpHeader('VP8X', 16_000, 16_000), 'webp')).toBe('file.tooManyPixels');
    expect(bytes(pngHeader(0xffffffff, 0xffffffff), 'png')).toBe('file.tooManyPixels');
    expect(MAX_PIXELS).toBe(40_000_000);
  });

  it.each([
    ['a script in a comment', makeBytes('<ScRiPt>alert(1)</script>')],
    ['a page', makeBytes('<html><body>')],
    ['a document', makeBytes('\n%PDF-1.4')],
    ['a php', makeBytes('<?php echo 1;')],
    ['a drawing', makeBytes('<svg onload=x>')],
  ])('[X28] finds %s in a picture that is sound', (_, hidden) => {
    expect(bytes(jpegHeader(10, 10, segment(0xfe, hidden)), 'jpeg')).toBe('file.polyglot');
    expect(bytes(makeBytes(greyPng(4, 4), hidden), 'png')).toBe('file.polyglot');
  });

  it('[X28] finds a jar hung on behind, also behind a PDF', () => {
    expect(bytes(makeBytes(greyPng(4, 4), ZIP_END), 'png')).toBe('file.polyglot');
    expect(bytes(makeBytes(pdf(), ZIP_END), 'pdf')).toBe('file.polyglot');
  });

  it('[X28] lets a phone hang its own on behind: it goes when the picture is drawn anew', () => {
    expect(bytes(makeBytes(jpegHeader(10, 10), 'SEFT', [0, 0, 0, 24]), 'jpeg')).toBe('ok');
  });

  it.each([
    '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
    '/S /Java#53cript',
    '/JS 12 0 R',
    '/J#53\n<6170>',
    '/A << /S /Launch /F (cmd.exe) >>',
  ])('[X28] refuses a PDF that asks to run something: %s', (body) => {
    expect(bytes(pdf(`1 0 obj << ${body} >> endobj`), 'pdf')).toBe('file.pdfScript');
  });

  it('[X28] is not afraid of names that only begin alike', () => {
    expect(bytes(pdf('<< /JSX 1 /Launchpad 2 /OpenAction [3 0 R /Fit] >>'), 'pdf')).toBe('ok');
  });
});

describe('the size of a picture', () => {
  const side = fc.integer({ min: 1, max: 16_383 });

  it('[X28] is read back from every kind of header', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        expect(imageSize('png', pngHeader(width, height))).toEqual({ width, height });
        expect(imageSize('jpeg', jpegHeader(width, height))).toEqual({ width, height });
        for (const form of ['VP8X', 'VP8L', 'VP8 '] as const)
          expect(imageSize('webp', webpHeader(form, width, height))).toEqual({ width, height });
      }),
    );
  });

  it('[X28] is never taken from a thumbnail inside the metadata', () => {
    const thumbnail = segment(0xe1, makeBytes('Exif\0\0', jpegHeader(1, 1)));
    expect(imageSize('jpeg', jpegHeader(3_000, 2_000, thumbnail))).toEqual({ width: 3_000, height: 2_000 });
  });

  it('[X28] neither hangs nor breaks on noise', () => {
    const kinds = fc.constantFrom('jpeg', 'png', 'webp', 'pdf');
    fc.assert(
      fc.property(kinds, fc.uint8Array({ maxLength: 400 }), (kind, noise) => {
        expect(typeof checkFileBytes(noise, kind).ok).toBe('boolean');
      }),
    );
    const endless = makeBytes(
      [0xff, 0xd8],
      Array.from({ length: 20_000 }, () => 0xff),
    );
    expect(bytes(endless, 'jpeg')).toBe('file.damaged');
  });

  it('[X28] of a header cut short anywhere is unknown, never wrong', () => {
    const whole = jpegHeader(1_200, 800);
    for (let length = 0; length < whole.length - 10; length += 1)
      expect(imageSize('jpeg', whole.subarray(0, length))).toBeNull();
  });
});
