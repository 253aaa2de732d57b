import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * @typedef {object} ManifestEntry
 * @property {string} file
 * @property {boolean} [isEntry]
 * @property {readonly string[]} [imports] keys of other entries
 * @property {readonly string[]} [css]
 */

/**
 * @typedef {object} FirstVisit
 * @property {Map<string, number>} js bytes after gzip, by file
 * @property {Map<string, number>} css
 */

/**
 * What a first visit of `/` downloads in scripts and styles, compressed as the server compresses it.
 * @param {string} dist
 * @param {readonly { source: string }[]} dynamicEntries
 * @returns {FirstVisit}
 * @throws {Error} when an entry of the list is not in the build: a list that is out of date measures nothing
 */
export function measureFirstVisit(dist, dynamicEntries) {
  const manifestFile = join(dist, '.vite', 'manifest.json');
  if (!existsSync(manifestFile)) throw new Error(`${manifestFile} is missing: build first`);
  /** @type {Record<string, ManifestEntry>} */
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const files = new Set(referencedByPage(dist));
  const seen = new Set();
  /** @param {string} key */
  const follow = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const entry = manifest[key];
    if (!entry) throw new Error(`the build has no ${key}: correct scripts/lib/firstVisitEntries.mjs`);
    files.add(entry.file);
    for (const sheet of entry.css ?? []) files.add(sheet);
    for (const imported of entry.imports ?? []) follow(imported);
  };
  for (const [key, entry] of Object.entries(manifest)) if (entry.isEntry) follow(key);
  for (const { source } of dynamicEntries) follow(source);

  /** @param {string} ending */
  const sizes = (ending) =>
    new Map(
      [...files]
        .filter((file) => file.endsWith(ending))
        .map((file) => [file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length]),
    );
  return { js: sizes('.js'), css: sizes('.css') };
}

/**
 * Scripts and styles that index.html itself names, among them those the build only copies from `public`.
 * @param {string} dist
 */
function referencedByPage(dist) {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  return [...page.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(
    ([, file]) => /** @type {string} */ (file),
  );
}
