import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * @typedef {object} ManifestEntry
 * @property {string} file
 * @property {string} [name] what a file is called that several parts share
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
 * What a first visit of `/` downloads in scripts and styles, compressed as the server compresses it: the entry and its static imports. A browser
 * test downloads the page and fails when that is not the truth.
 * @param {string} dist
 * @param {readonly string[]} [later] modules that are imported later, to be counted as well: by source path, or by the name of a file that several parts share
 * @returns {FirstVisit}
 * @throws {Error} when a module of the list has no file of its own: a list that is out of date measures nothing
 */
export function measureFirstVisit(dist, later = []) {
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
    const entry = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
    if (!entry) throw new Error(`the build has no file for ${key}`);
    files.add(entry.file);
    for (const sheet of entry.css ?? []) files.add(sheet);
    for (const imported of entry.imports ?? []) follow(imported);
  };
  for (const [key, entry] of Object.entries(manifest)) if (entry.isEntry) follow(key);
  for (const source of later) follow(source);
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  /** @param {string} file styles that stand in the page come with it */
  const isInPage = (file) =>
    file.endsWith('.css') && page.includes(`<style>${readFileSync(join(dist, file), 'utf8')}</style>`);

  /** @param {string} ending */
  const sizes = (ending) =>
    new Map(
      [...files]
        .filter((file) => file.endsWith(ending) && !isInPage(file))
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
  return [...page.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="\/([^"?]+\.(?:js|css))(?:\?\w+)?"/g)].map(
    ([, file]) => /** @type {string} */ (file),
  );
}
