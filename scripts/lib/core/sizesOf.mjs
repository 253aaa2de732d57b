import { gzipSync } from 'node:zlib';

/**
 * What each entry brings with it, without libraries and without what it fetches later.
 * @param {readonly import('vite').Rolldown.OutputChunk[]} chunks
 * @returns {readonly (readonly [entry: string, kB: string])[]} kB = 1000 bytes, gzip
 */
export function sizesOf(chunks) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return chunks
    .filter(({ isEntry }) => isEntry)
    .map(({ fileName, name }) => [name, (gzipSync(codeFrom(byName, fileName)).length / 1_000).toFixed(1)]);
}

/**
 * @param {ReadonlyMap<string, import('vite').Rolldown.OutputChunk>} byName
 * @param {string} entry
 */
function codeFrom(byName, entry) {
  const names = new Set([entry]);
  for (const name of names) for (const next of byName.get(name)?.imports ?? []) names.add(next);
  return [...names].map((name) => byName.get(name)?.code ?? '').join('\n');
}
