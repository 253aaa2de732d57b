import { byte, hasTextAt } from './bytesAt';

/** Told apart from what a picture may hold by chance: nine bytes of noise never read like this. */
const MARKUP_TAGS = ['<script', '<html', '<!doctype html', '<iframe', '<?php', '<svg ', '<svg>', '%pdf-'];
/** A zip or jar is found from its end; its comment may be this long. */
const ZIP_TAIL = 65_557;
const PDF_CODE = ['javascript', 'launch'];
const BETWEEN = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const AFTER_JS = new Set(['(', '<', ...'0123456789'].map((letter) => letter.charCodeAt(0)));

/** A picture that is also a web page, a program's archive or a document: one file, read two ways (X28). */
export function isPolyglot(bytes: Uint8Array): boolean {
  return hasAny(bytes, MARKUP_TAGS) || hasArchive(bytes);
}

/**
 * Whether a PDF asks to run something. Only what it says openly is found: a packed one may still, therefore a PDF is never opened in the app.
 * A name may be written with `#4A` for J.
 */
export function runsCode(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at += 1) {
    if (byte(bytes, at) !== 0x2f) continue;
    const name = pdfName(bytes, at + 1);
    if (PDF_CODE.includes(name.text)) return true;
    if (name.text === 'js' && AFTER_JS.has(byte(bytes, skipBlanks(bytes, name.end)))) return true;
  }
  return false;
}

function hasAny(bytes: Uint8Array, tags: readonly string[]): boolean {
  for (let at = 0; at < bytes.length; at += 1) {
    const first = byte(bytes, at);
    if (first !== 0x3c && first !== 0x25) continue;
    if (tags.some((tag) => readsAt(bytes, at, tag))) return true;
  }
  return false;
}

/** As `hasTextAt`, whatever the case. */
function readsAt(bytes: Uint8Array, at: number, tag: string): boolean {
  for (let index = 0; index < tag.length; index += 1)
    if (lower(byte(bytes, at + index)) !== tag.charCodeAt(index)) return false;
  return true;
}

function lower(code: number): number {
  return code >= 0x41 && code <= 0x5a ? code + 32 : code;
}

/** A zip hung on behind: the system would unpack or run it by another name. */
export function hasArchive(bytes: Uint8Array): boolean {
  const from = Math.max(0, bytes.length - ZIP_TAIL);
  for (let at = bytes.length - 22; at >= from; at -= 1)
    if (hasTextAt(bytes, at, 'PK\u0005\u0006')) return true;
  return false;
}

/** At most as long as the names that are looked for. */
function pdfName(bytes: Uint8Array, from: number): { readonly text: string; readonly end: number } {
  let text = '';
  let at = from;
  while (text.length < 11) {
    let code = byte(bytes, at);
    let length = 1;
    if (code === 0x23) {
      code = Number.parseInt(String.fromCharCode(byte(bytes, at + 1), byte(bytes, at + 2)), 16);
      length = 3;
    }
    const letter = lower(code);
    if (!(letter >= 0x61 && letter <= 0x7a)) break;
    text += String.fromCharCode(letter);
    at += length;
  }
  return { text, end: at };
}

function skipBlanks(bytes: Uint8Array, from: number): number {
  let at = from;
  while (BETWEEN.has(byte(bytes, at)) && at < bytes.length) at += 1;
  return at;
}
