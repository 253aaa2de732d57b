import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { ServedFile } from '@scripts/lib/distFiles.mjs';
import { projectRoot } from '@scripts/lib/projectRoot.mjs';

/**
 * Compresses files once and as hard as it goes, as a deploy does: a build takes some ten seconds, so what was compressed is saved, by its content.
 * Before any visit, so that no visitor waits for it.
 */
export async function pressFiles(
  files: Map<string, ServedFile>,
  savedAs: string,
  quality: number,
): Promise<void> {
  const folder = join(projectRoot, '.cache', 'bench-brotli', `${savedAs}-${quality}`);
  const settings = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
  mkdirSync(folder, { recursive: true });
  const known = new Set(readdirSync(folder));
  for (const [path, file] of files) {
    if (file.compressed('gzip') === undefined) continue;
    const name = file.etag.replaceAll('"', '');
    const savedFile = join(folder, name);
    const isSaved = known.delete(name);
    const pressed = isSaved ? readFileSync(savedFile) : await promisify(brotliCompress)(file.plain, settings);
    if (!isSaved) writeFileSync(savedFile, pressed);
    files.set(path, {
      ...file,
      compressed: (encoding) => (encoding === 'br' ? Promise.resolve(pressed) : file.compressed(encoding)),
    });
  }
  // Of builds before this one.
  for (const name of known) rmSync(join(folder, name));
}
