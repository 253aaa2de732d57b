import { hasTextAt } from './bytesAt';
import type { FileKind } from './FileKind';

const PNG = '\u0089PNG\r\n\u001A\n';
const JPEG = '\u00FF\u00D8\u00FF';
/** As far as somebody looks for the tag that tells markup: a byte order mark, blanks, comments come before it. */
const MARKUP_HEAD = 1_024;
const MARKUP = /<(?:!doctype|html|svg|\?xml|script|body|head|iframe)/i;

/** What the first bytes say, whatever the name says; `markup` is SVG and HTML, which are programs (X28). */
export function kindByBytes(bytes: Uint8Array): FileKind | 'markup' | null {
  if (hasTextAt(bytes, 0, JPEG)) return 'jpeg';
  if (hasTextAt(bytes, 0, PNG)) return 'png';
  if (hasTextAt(bytes, 0, 'RIFF') && hasTextAt(bytes, 8, 'WEBP')) return 'webp';
  if (hasTextAt(bytes, 0, '%PDF-')) return 'pdf';
  // Without its zeros UTF-16 reads as Latin.
  const head = String.fromCharCode(...bytes.subarray(0, MARKUP_HEAD)).replaceAll('\0', '');
  return MARKUP.test(head) ? 'markup' : null;
}
