import { describe, expect, it } from 'vitest';
import { byte, hasTextAt, word16, word24Little, word32 } from '@/domain/cashier/files/bytesAt';
import { imageSize } from '@/domain/cashier/files/imageSize';
import { kindByBytes } from '@/domain/cashier/files/kindByBytes';
import { chunk, jpegHeader, pngHeader, segment, webpHeader } from '@tests/support/files/fileCorpus';
import { big16, makeBytes } from '@tests/support/files/makeBytes';

const START = [0xff, 0xd8];
/** A frame of 7 x 5 behind whatever comes before it, and enough behind it. */
const framed = (marker: number, ...before: readonly Uint8Array[]): Uint8Array =>
  makeBytes(
    START,
    ...before,
    segment(marker, makeBytes([8], big16(5), big16(7), [1, 1, 0x11, 0])),
    [0xff, 0xd9],
  );
const SIZE = { width: 7, height: 5 };

describe('the frame of a JPEG', () => {
  it.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])(
    '[X28] may be of the kind %i',
    (marker) => {
      expect(imageSize('jpeg', framed(marker))).toEqual(SIZE);
    },
  );

  it.each([0xbf, 0xc4, 0xc8, 0xcc, 0xd8, 0xdb])('[X28] is not what the table %i says', (marker) => {
    expect(imageSize('jpeg', framed(marker))).toBeNull();
  });

  it('[X28] is found behind a table, a table without a body, and filling bytes', () => {
    expect(imageSize('jpeg', framed(0xc0, segment(0xc4, makeBytes([1, 2, 3]))))).toEqual(SIZE);
    for (const alone of [0x01, 0xd0, 0xd3, 0xd7])
      expect(imageSize('jpeg', framed(0xc0, makeBytes([0xff, alone])))).toEqual(SIZE);
    expect(imageSize('jpeg', framed(0xc0, makeBytes([0xff, 0xff, 0xff])))).toEqual(SIZE);
    expect(imageSize('jpeg', framed(0xc0, segment(0xe1, makeBytes())))).toEqual(SIZE);
  });

  it.each([
    ['behind the end of the picture', makeBytes([0xff, 0xd9, 0, 4, 0, 0])],
    ['behind the start of its pixels', makeBytes([0xff, 0xda, 0, 4, 0, 0])],
    ['behind a segment that is shorter than its own length', makeBytes([0xff, 0xe0, 0, 1])],
    ['where no segment begins', makeBytes([0x00, 0xe0, 0, 4, 0, 0])],
  ])('[X28] is not looked for %s', (_, before) => {
    expect(imageSize('jpeg', framed(0xc0, before))).toBeNull();
  });

  it('[X28] is found behind 999 segments, and not looked for behind a thousand', () => {
    const many = (count: number): Uint8Array[] =>
      Array.from({ length: count }, () => segment(0xe1, makeBytes()));
    expect(imageSize('jpeg', framed(0xc0, ...many(999)))).toEqual(SIZE);
    expect(imageSize('jpeg', framed(0xc0, ...many(1_000)))).toBeNull();
  });

  it('[X28] is read to its last byte and not a byte beyond', () => {
    const whole = jpegHeader(3, 4);
    const end = whole.length - 2 - 4;
    expect(imageSize('jpeg', whole.subarray(0, end))).toEqual({ width: 3, height: 4 });
    expect(imageSize('jpeg', whole.subarray(0, end - 1))).toBeNull();
  });
});

describe('the header of a PNG', () => {
  it('[X28] is the first chunk, of thirteen bytes and of that name', () => {
    expect(imageSize('png', pngHeader(7, 5))).toEqual(SIZE);
    expect(
      imageSize('png', makeBytes([0x89], 'PNG\r\n\u001A\n', chunk('IDAT', new Uint8Array(13)))),
    ).toBeNull();
    const long = makeBytes([0x89], 'PNG\r\n\u001A\n', chunk('IHDR', makeBytes(new Uint8Array(14).fill(1))));
    expect(imageSize('png', long)).toBeNull();
  });

  it('[X28] of no width or of no height is none', () => {
    expect(imageSize('png', pngHeader(0, 5))).toBeNull();
    expect(imageSize('png', pngHeader(7, 0))).toBeNull();
    expect(imageSize('png', pngHeader(1, 1))).toEqual({ width: 1, height: 1 });
  });
});

describe('the header of a WebP', () => {
  it('[X28] is thirty bytes at least', () => {
    for (const form of ['VP8X', 'VP8L', 'VP8 '] as const) {
      const whole = webpHeader(form, 7, 5);
      expect(imageSize('webp', makeBytes(whole, new Uint8Array(4)).subarray(0, 30))).toEqual(SIZE);
      expect(imageSize('webp', whole.subarray(0, 29))).toBeNull();
    }
  });

  it('[X28] without the mark of its form is none', () => {
    const lossless = webpHeader('VP8L', 7, 5);
    expect(imageSize('webp', lossless.with(20, 0))).toBeNull();
    const lossy = webpHeader('VP8 ', 7, 5);
    expect(imageSize('webp', lossy.with(23, 0))).toBeNull();
    expect(imageSize('webp', lossy.with(15, 0x4c))).toBeNull();
    expect(imageSize('webp', lossless.with(15, 0x5a))).toBeNull();
  });
});

describe('the kind of a file by its first bytes', () => {
  it('[X28] a sound that is packed like a WebP is not one, nor is the mark without the frame', () => {
    expect(kindByBytes(makeBytes('RIFF', [4, 0, 0, 0], 'WAVE'))).toBeNull();
    expect(kindByBytes(makeBytes('XXXX', [4, 0, 0, 0], 'WEBP'))).toBeNull();
    expect(kindByBytes(makeBytes('RIFF', [4, 0, 0, 0], 'WEBP'))).toBe('webp');
  });
});

describe('bytes', () => {
  const some = makeBytes([1, 2, 3, 4], 'AB');

  it('stand where they stand, to the last one, and nowhere outside', () => {
    expect(hasTextAt(some, 4, 'AB')).toBe(true);
    expect(hasTextAt(some, 4, 'AC')).toBe(false);
    expect(hasTextAt(some, 5, 'BC')).toBe(false);
    expect(hasTextAt(some, -1, '')).toBe(false);
    expect(hasTextAt(some, 6, '')).toBe(true);
    expect(hasTextAt(some, 7, '')).toBe(false);
  });

  it('are read as numbers from either end, zeros beyond the end', () => {
    expect(word16(some, 0)).toBe(0x01_02);
    expect(word32(some, 0)).toBe(0x01_02_03_04);
    expect(word24Little(some, 0)).toBe(0x03_02_01);
    expect([byte(some, 6), word16(some, 5), byte(some, -1)]).toEqual([0, 0x42_00, 0]);
  });
});
