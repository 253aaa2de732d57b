import type { Pattern } from '../../../texts/hindi';

export interface SentFile {
  readonly field: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

type Kind = 'jpg' | 'png' | 'webp' | 'pdf';

const ENDINGS: Readonly<Record<string, Kind>> = {
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  pdf: 'pdf',
};
const SIGNS: readonly (readonly [Kind, RegExp])[] = [
  ['jpg', /^\xff\xd8\xff/],
  // eslint-disable-next-line no-control-regex -- these are the bytes
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['pdf', /^%PDF-\d/],
];
const HIDDEN = /<(?:script|html|iframe|!doctype html|\?php|svg[\s>])|%pdf-/i;
const CODE = /\/(?:javascript|launch)\b|\/js\s*[(<\d]/i;
/** A zip is found from its end. */
const ZIP_TAIL = 65_557;
const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 16_384;

/**
 * What a server finds in a file that it was sent, whatever the client says to have checked (X28). Everything is read as Latin text: one
 * character a byte. null: nothing against it. The content is kept by nobody.
 */
export function fileFault({ name, bytes }: SentFile, mostBytes: number): Pattern | null {
  if (bytes.length === 0) return 'The file is empty.';
  if (bytes.length > mostBytes) return 'The file is too large.';
  const said = ENDINGS[/\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? ''];
  if (said === undefined) return 'This kind of file is not accepted.';
  const text = latin(bytes);
  const held = SIGNS.find(([, sign]) => sign.test(text))?.[0];
  if (held !== said) return 'The file is not what its name says.';
  if (text.slice(-ZIP_TAIL).includes('PK\u0005\u0006')) return 'Something else is hidden in the file.';
  if (held === 'pdf') return CODE.test(spelledOut(text)) ? 'The PDF contains a program.' : null;
  if (HIDDEN.test(text)) return 'Something else is hidden in the file.';
  const [width, height] = sizeOf(held, text);
  if (width < 1 || height < 1) return 'The file is damaged.';
  return width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS
    ? 'The picture is too large.'
    : null;
}

function latin(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8_192)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)));
  return parts.join('');
}

/** A PDF may write any letter of a name as #4a. */
function spelledOut(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function number(text: string, at: number, length: number): number {
  let value = 0;
  for (let index = 0; index < length; index += 1) value = value * 256 + (text.charCodeAt(at + index) || 0);
  return value;
}

function little(text: string, at: number, length: number): number {
  return number([...text.slice(at, at + length)].toReversed().join(''), 0, length);
}

function sizeOf(kind: Exclude<Kind, 'pdf'>, text: string): readonly [number, number] {
  if (kind === 'png')
    return text.startsWith('IHDR', 12) ? [number(text, 16, 4), number(text, 20, 4)] : [0, 0];
  if (kind === 'jpg') return jpegSize(text);
  if (text.startsWith('VP8X', 12)) return [little(text, 24, 3) + 1, little(text, 27, 3) + 1];
  if (text.startsWith('VP8 ', 12)) return [little(text, 26, 2) % 16_384, little(text, 28, 2) % 16_384];
  const packed = little(text, 21, 4);
  return text.startsWith('VP8L', 12)
    ? [(packed % 16_384) + 1, (Math.floor(packed / 16_384) % 16_384) + 1]
    : [0, 0];
}

function jpegSize(text: string): readonly [number, number] {
  const segment = /\xff+([^\xff])/y;
  let at = 2;
  for (let seen = 0; seen < 1_000; seen += 1) {
    segment.lastIndex = at;
    const marker = segment.exec(text)?.[1]?.charCodeAt(0) ?? 0xda;
    at = segment.lastIndex;
    if (marker === 0xda || marker === 0xd9) return [0, 0];
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return [number(text, at + 5, 2), number(text, at + 3, 2)];
    at += number(text, at, 2);
  }
  return [0, 0];
}
