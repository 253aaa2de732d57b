import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { distFolder } from '@scripts/lib/ensureBuilt.mjs';

/** Bytes of these scripts of a build after gzip, each counted once. */
export function scriptWeight(paths: readonly string[], dist = distFolder): number {
  return [...new Set(paths)]
    .map((path) => gzipSync(readFileSync(join(dist, path)), { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}
