import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|manifest))/;

/**
 * What was compressed in this process, by encoding and ETag: the same bytes of a second server need not be done again.
 * @type {Map<string, Promise<Buffer>>}
 */
const compressedBytes = new Map();

/**
 * One file as it can be answered: read once, compressed once, on first demand.
 * @typedef {object} ServedFile
 * @property {string} type the Content-Type
 * @property {string} etag
 * @property {Buffer} plain
 * @property {(encoding: 'br' | 'gzip') => Promise<Buffer> | undefined} compressed undefined when it would not pay
 */

/**
 * @param {string} path decides the Content-Type
 * @param {Buffer} plain
 * @returns {ServedFile}
 */
export function servedFile(path, plain) {
  const type = TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return {
    type,
    plain,
    etag,
    compressed(encoding) {
      if (plain.length < 512 || !COMPRESSIBLE.test(type)) return undefined;
      const ready =
        compressedBytes.get(`${encoding} ${etag}`) ??
        (encoding === 'br'
          ? promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
          : promisify(gzip)(plain, { level: 9 }));
      compressedBytes.set(`${encoding} ${etag}`, ready);
      return ready;
    },
  };
}

/**
 * The whole build in memory, by URL path. What is not in this table cannot be asked for, so that no path trick leads
 * out of the folder, and a build that is replaced meanwhile does not tear the one being served.
 * @param {string} dist
 * @returns {Map<string, ServedFile>}
 */
export function readDistFiles(dist) {
  /** @type {Map<string, ServedFile>} */
  const files = new Map();
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = relative(dist, file).split(sep).join('/');
    // The manifest is for our own tools, source maps are not public.
    if (path.startsWith('.') || path.endsWith('.map')) continue;
    files.set(`/${path}`, servedFile(path, readFileSync(file)));
  }
  return files;
}
