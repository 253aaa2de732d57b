import { distFolder, ensureBuilt } from './ensureBuilt.mjs';
import { measureFirstVisit } from './measureFirstVisit.mjs';

/** Bytes after gzip; 1 kB = 1000 bytes. */
export const LIMITS = { js: 152_500, css: 20_000 };

/** @type {import('./checkSteps.mjs').Check} */
export async function checkSizes() {
  const build = await ensureBuilt();
  if (build.code !== 0) return { ok: false, output: build.output };
  const visit = measureFirstVisit(distFolder);
  const kinds = /** @type {const} */ (['js', 'css']).map((kind) => {
    const total = [...visit[kind].values()].reduce((sum, bytes) => sum + bytes, 0);
    return { kind, total, limit: LIMITS[kind], files: visit[kind] };
  });
  const note = kinds.map(({ kind, total, limit }) => `${kind} ${kB(total)} of ${kB(limit)}`).join(', ');
  const over = kinds.filter(({ total, limit }) => total > limit);
  // No script at all means that the list of files was not understood, not that the app is small.
  const ok = over.length === 0 && visit.js.size > 0;
  const output = (over.length > 0 ? over : kinds).flatMap(({ kind, files }) => [
    `first visit of /, ${kind}:`,
    ...[...files]
      .toSorted((a, b) => b[1] - a[1])
      .map(([file, bytes]) => `  ${kB(bytes).padStart(9)}  ${file}`),
  ]);
  return { ok, note, output: ok ? '' : output.join('\n') };
}

/** @param {number} bytes */
function kB(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
