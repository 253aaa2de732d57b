import { fail, ok, type Result } from '@/domain/shared/Result';
import { say, type Message } from '@/domain/shared/Message';
import { endingOf, kindByName, type FileKind } from './FileKind';
import { hasArchive, isPolyglot, runsCode } from './hiddenContent';
import { imageSize } from './imageSize';
import { kindByBytes } from './kindByBytes';

/** What a file is for: the proof of a payment, or a page of a document. */
export type FileUse = 'proof' | 'kyc';

const MEGABYTE = 1_048_576;
/** In megabytes. */
export const MAX_MEGABYTES: Readonly<Record<FileUse, number>> = { proof: 5, kyc: 8 };
export const MAX_PIXELS = 40_000_000;
/** Of one side: beyond it a picture is a strip or a trap. */
export const MAX_SIDE = 16_384;
/** A file with no end of it: the shortest of the four kinds is longer. */
const SHORTEST = 12;
const MARKUP_ENDINGS = new Set(['svg', 'svgz', 'html', 'htm', 'xhtml', 'xml', 'mht', 'mhtml']);

export function mostBytes(use: FileUse): number {
  return MAX_MEGABYTES[use] * MEGABYTE;
}

/** Before a byte of it is read: ending and length. `size` is in bytes. */
export function checkFileHead(
  { name, size }: { readonly name: string; readonly size: number },
  use: FileUse,
): Result<FileKind, Message> {
  const kind = kindByName(name);
  if (MARKUP_ENDINGS.has(endingOf(name))) return fail(say('file.markup'));
  if (kind === null) return fail(say('file.wrongType'));
  if (size === 0) return fail(say('file.empty'));
  if (size > mostBytes(use)) return fail(say('file.tooLarge', { most: MAX_MEGABYTES[use] }));
  return ok(kind);
}

/** What is in it must be what its name says, and nothing else besides (X28). */
export function checkFileBytes(bytes: Uint8Array, kind: FileKind): Result<void, Message> {
  if (bytes.length === 0) return fail(say('file.empty'));
  const real = kindByBytes(bytes);
  if (real === 'markup') return fail(say('file.markup'));
  if (real === null || bytes.length < SHORTEST) return fail(say('file.damaged'));
  if (real !== kind) return fail(say('file.wrongContent', { named: WORDS[kind], holds: WORDS[real] }));
  if (kind === 'pdf') return checkPdf(bytes);
  const size = imageSize(kind, bytes);
  if (size === null) return fail(say('file.damaged'));
  const { width, height } = size;
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS)
    return fail(say('file.tooManyPixels', { width, height }));
  return isPolyglot(bytes) ? fail(say('file.polyglot')) : ok();
}

function checkPdf(bytes: Uint8Array): Result<void, Message> {
  if (runsCode(bytes)) return fail(say('file.pdfScript'));
  return hasArchive(bytes) ? fail(say('file.polyglot')) : ok();
}

const WORDS: Readonly<Record<FileKind, string>> = { jpeg: 'JPG', png: 'PNG', webp: 'WebP', pdf: 'PDF' };
