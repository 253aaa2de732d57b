import { deflateSync } from 'node:zlib';
import { big16, big32, little24, little32, makeBytes } from './makeBytes';

const PNG_MARK = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A PNG that says to be this large; its pixels may be missing. */
export function pngHeader(width: number, height: number): Uint8Array {
  return makeBytes(PNG_MARK, chunk('IHDR', makeBytes(big32(width), big32(height), [8, 0, 0, 0, 0])));
}

/** A whole grey PNG: `width * height` zeros, which is next to nothing when packed. */
export function greyPng(width: number, height: number, ...more: readonly Uint8Array[]): Uint8Array {
  const pixels = deflateSync(Buffer.alloc((width + 1) * height), { level: 9 });
  return makeBytes(pngHeader(width, height), ...more, chunk('IDAT', pixels), chunk('IEND', makeBytes()));
}

export function chunk(name: string, data: Uint8Array): Uint8Array {
  const body = makeBytes(name, data);
  return makeBytes(big32(data.length), body, big32(crc32(body)));
}

/** The segments of a JPEG up to its frame; nothing to decode. */
export function jpegHeader(width: number, height: number, ...before: readonly Uint8Array[]): Uint8Array {
  return makeBytes(
    [0xff, 0xd8],
    segment(0xe0, makeBytes('JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0])),
    ...before,
    segment(0xc0, makeBytes([8], big16(height), big16(width), [1, 1, 0x11, 0])),
    [0xff, 0xd9],
  );
}

export function segment(marker: number, data: Uint8Array): Uint8Array {
  return makeBytes([0xff, marker], big16(data.length + 2), data);
}

export function webpHeader(form: 'VP8X' | 'VP8L' | 'VP8 ', width: number, height: number): Uint8Array {
  const packed = width - 1 + (height - 1) * 16_384;
  const body = {
    VP8X: makeBytes([0, 0, 0, 0], little24(width - 1), little24(height - 1)),
    VP8L: makeBytes([0x2f], little32(packed), [0, 0, 0, 0, 0]),
    'VP8 ': makeBytes([0, 0, 0, 0x9d, 0x01, 0x2a], little24(width).slice(0, 2), little24(height).slice(0, 2)),
  }[form];
  return makeBytes('RIFF', little32(body.length + 12), 'WEBP', form, little32(body.length), body, [0, 0]);
}

export function pdf(body = '1 0 obj << /Type /Catalog >> endobj'): Uint8Array {
  return makeBytes(`%PDF-1.7\n${body}\ntrailer << /Root 1 0 R >>\n%%EOF\n`);
}

/** Where it was taken: latitude and longitude as a phone writes them, turned by `orientation`, with a word to look for. */
export function exifWithPlace(orientation: number, word: string): Uint8Array {
  const note = makeBytes(word, [0]);
  // IFD0: orientation, make, pointer to GPS. GPS: latitude reference and latitude.
  const entry = (tag: number, type: number, count: number, value: readonly number[]): number[] => [
    ...big16(tag),
    ...big16(type),
    ...big32(count),
    ...value,
  ];
  const ifd0 = 8;
  const gps = ifd0 + 2 + 3 * 12 + 4;
  const data = gps + 2 + 2 * 12 + 4;
  return segment(
    0xe1,
    makeBytes(
      'Exif\0\0MM',
      [0, 42],
      big32(ifd0),
      big16(3),
      entry(0x0112, 3, 1, [...big16(orientation), 0, 0]),
      entry(0x010f, 2, note.length, big32(data + 24)),
      entry(0x8825, 4, 1, big32(gps)),
      big32(0),
      big16(2),
      entry(0x0001, 2, 2, [0x4e, 0, 0, 0]),
      entry(0x0002, 5, 3, big32(data)),
      big32(0),
      [19, 1, 4, 1, 33, 1].flatMap((part) => big32(part)),
      note,
    ),
  );
}

/** The end of a zip: what makes a jar of any file. */
export const ZIP_END = makeBytes(
  'PK',
  [5, 6],
  Array.from({ length: 18 }, () => 0),
);

function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}
