import { byte, hasTextAt, word16, word24Little, word32 } from './bytesAt';
import type { FileKind } from './FileKind';

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** A picture has a handful of segments before its frame; what has more is made to keep us busy. */
const MAX_SEGMENTS = 1_000;

/**
 * Width and height in pixels, read from the header without decoding: a bomb of 30 000 x 30 000 pixels is a few kilobytes long and is
 * known before a single one of them is unpacked (X28). null: no such header.
 */
export function imageSize(kind: Exclude<FileKind, 'pdf'>, bytes: Uint8Array): ImageSize | null {
  const size = READERS[kind](bytes);
  return size === null || size.width < 1 || size.height < 1 ? null : size;
}

const READERS: Readonly<Record<Exclude<FileKind, 'pdf'>, (bytes: Uint8Array) => ImageSize | null>> = {
  png: (bytes) =>
    word32(bytes, 8) === 13 && hasTextAt(bytes, 12, 'IHDR')
      ? { width: word32(bytes, 16), height: word32(bytes, 20) }
      : null,
  jpeg: jpegSize,
  webp: webpSize,
};

function jpegSize(bytes: Uint8Array): ImageSize | null {
  let at = 2;
  for (let segment = 0; segment < MAX_SEGMENTS && at + 9 <= bytes.length; segment += 1) {
    if (byte(bytes, at) !== 0xff) return null;
    const marker = byte(bytes, at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { height: word16(bytes, at + 5), width: word16(bytes, at + 7) };
    else if (marker === 0xda || marker === 0xd9) return null;
    else if (hasNoLength(marker)) at += 2;
    else if (word16(bytes, at + 2) < 2) return null;
    else at += 2 + word16(bytes, at + 2);
  }
  return null;
}

/** SOF0 to SOF15, without the three markers among them that are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function hasNoLength(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
}

function webpSize(bytes: Uint8Array): ImageSize | null {
  if (bytes.length < 30) return null;
  if (hasTextAt(bytes, 12, 'VP8X'))
    return { width: word24Little(bytes, 24) + 1, height: word24Little(bytes, 27) + 1 };
  if (hasTextAt(bytes, 12, 'VP8L') && byte(bytes, 20) === 0x2f) {
    const packed = word24Little(bytes, 21) + byte(bytes, 24) * 16_777_216;
    return { width: (packed % 16_384) + 1, height: (Math.floor(packed / 16_384) % 16_384) + 1 };
  }
  if (hasTextAt(bytes, 12, 'VP8 ') && hasTextAt(bytes, 23, '\u009D\u0001\u002A'))
    return { width: word24Little(bytes, 26) & 0x3fff, height: word24Little(bytes, 28) & 0x3fff };
  return null;
}
