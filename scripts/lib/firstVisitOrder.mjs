import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { otherLanguages } from './icuCatalogue.mjs';

/** Runs React. */
const REACT_FIRST = 'src/ui/start/reactFirst.ts';
const REACT = 'node_modules/react-dom/client.js';
/** One of the parts that every page uses: they come in one file, which runs the other libraries too. */
const COMMON = 'src/ui/PlayerAppContext.tsx';
const ENTRY = /^ *<script type="module" crossorigin src="\/assets\/[^"]+"><\/script>\n/m;
/** The styles that the frame in index.html is drawn with (vite.config.ts). */
const FRAME = /^assets\/frame-[^/]+\.css$/;
/** Where the frame ends: no script stands before it. */
const AFTER_FRAME = /^ *<noscript/m;
const CHARSET = /^ *<meta charset="utf-8" \/>\n/m;
const EARLY = /^ *(<script src="\/early\.js"[^>]*)><\/script>\n/m;
const PRELOAD = /^ *<link rel="modulepreload" crossorigin href="\/assets\/[^"]+">\n/gm;
const SHEET = /^ *<link rel="stylesheet" crossorigin href="\/assets\/[^"]+">\n/gm;

/** The sandbox's engine: a worker's script is built by itself and is no chunk of the app. */
const ENGINE = /\/engineWorker-[^/]+\.js$/;

/** Its name stays, as servers and pages know it; what stands behind the name says which one it is, and a worker keeps that one. */
const EARLY_SOURCE = join(import.meta.dirname, '../../public/early.js');
const TEXTS = join(import.meta.dirname, '../../src/texts');

/** Scripts that `early.js` asks for when it sees that they are needed, by the name it knows them by; the first texts of each language too. */
const SOMETIMES = {
  axios: 'src/adapters/http/axiosTransport.ts',
  sandbox: 'src/adapters/sandbox/doors/inBrowser/openBrowserSandbox.ts',
  ...Object.fromEntries(
    otherLanguages(TEXTS).map((language) => [`texts-${language}`, `virtual:messages/${language}/first`]),
  ),
};

/**
 * @typedef {object} Chunk
 * @property {'chunk'} type
 * @property {string} fileName
 * @property {readonly string[]} moduleIds
 */

/**
 * Orders what a first visit of `/` needs: the frame waits for the page alone, which holds its styles; React and the common parts run as tasks
 * of their own before the entry, and `early.js` learns where the scripts are that some visits need at once.
 * @returns {import('vite').Plugin}
 */
export function firstVisitOrder() {
  return {
    name: 'first-visit-order',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: REACT_FIRST, name: 'first' });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = /** @type {Chunk[]} */ (
          Object.values(bundle ?? {}).filter(({ type }) => type === 'chunk')
        );
        const sometimes = Object.entries(SOMETIMES).map(([name, source]) => [name, fileOf(chunks, source)]);
        sometimes.push(['engine', fileNamed(Object.keys(bundle ?? {}), ENGINE)]);
        const styles = Object.values(bundle ?? {}).find(({ fileName }) => FRAME.test(fileName));
        return ordered(html, {
          frame: styles?.type === 'asset' ? { file: styles.fileName, css: String(styles.source) } : undefined,
          early: hashOf(readFileSync(EARLY_SOURCE, 'utf8'), 'hex').slice(0, 8),
          react: fileOf(chunks, REACT),
          reactFirst: fileOf(chunks, REACT_FIRST),
          common: fileOf(chunks, COMMON),
          sometimes: Object.fromEntries(sometimes),
        });
      },
    },
  };
}

/**
 * @param {string} html as the build wrote it
 * @param {{ frame: { readonly file: string, readonly css: string } | undefined, early: string, react: string, reactFirst: string, common: string, sometimes: Readonly<Record<string, string>> }} files the styles of the frame, which early script it is, and the files of React, of what runs it and of the parts that every page uses, and of what `early.js` asks for
 * @throws {Error} when the page does not look as expected: an order that is not understood must not be half applied
 */
export function ordered(html, { frame, early: version, react, reactFirst, common, sometimes }) {
  const sheets = html.match(SHEET) ?? [];
  const entry = html.match(ENTRY)?.[0];
  const early = EARLY.exec(html)?.[1];
  const isWhole = [CHARSET, AFTER_FRAME].every((place) => place.test(html));
  const framed = sheets.find((link) => frame !== undefined && link.includes(`"/${frame.file}"`));
  if (frame === undefined || framed === undefined || entry === undefined || early === undefined || !isWhole)
    throw new Error('index.html has no styles of the frame, no early.js, no entry or no frame');
  const data = Object.entries(sometimes).map(([name, file]) => ` data-${name}="/${file}"`);
  const first = [react, reactFirst, common].map((file) => `"/${file}"`);
  const rest = (html.match(PRELOAD) ?? []).filter((link) => !first.some((file) => link.includes(file)));
  const scripts = [
    `    ${early.replace('/early.js', `/early.js?${version}`)}${data.join('')}></script>\n`,
    // React runs while the rest is on its way.
    `    <link rel="modulepreload" crossorigin href="/${react}">\n`,
    `    <script type="module" async crossorigin src="/${reactFirst}"></script>\n`,
    ...[`    <script type="module" async crossorigin src="/${common}"></script>\n`, entry, ...rest].map(
      later,
    ),
  ];
  return html
    .replace(SHEET, '')
    .replace(PRELOAD, '')
    .replace(ENTRY, '')
    .replace(CHARSET, (charset) => charset + stylePolicy(frame.css))
    .replace(EARLY, () => `    <style>${frame.css}</style>\n`)
    .replace(AFTER_FRAME, (tag) => scripts.join('') + tag)
    .replace(
      '  </body>',
      `${sheets.map((link) => (link === framed ? named(link) : link)).join('')}  </body>`,
    );
}

/**
 * The page's own policy for styles: files of this origin, and these in the page. A browser holds a page to it and to the header's, which
 * leaves it to the page, so that no build needs another header.
 * @param {string} css exactly as it stands between the tags
 */
export function stylePolicy(css) {
  return `    <meta http-equiv="Content-Security-Policy" content="style-src 'self' 'sha256-${hashOf(css, 'base64')}'">\n`;
}

/**
 * Styles that are here already: later parts ask for them if no element names their file. A disabled one is not fetched.
 * @param {string} link
 */
function named(link) {
  return link.replace(' crossorigin', ' disabled crossorigin');
}

/**
 * @param {string} text
 * @param {'hex' | 'base64'} digits
 */
function hashOf(text, digits) {
  return createHash('sha256').update(text).digest(digits);
}

/** @param {string} tag */
function later(tag) {
  return tag.replace(' crossorigin', ' fetchpriority="low" crossorigin');
}

/**
 * @param {readonly string[]} files
 * @param {RegExp} name
 */
function fileNamed(files, name) {
  const file = files.find((each) => name.test(each));
  if (file === undefined) throw new Error(`the build has no file ${name}`);
  return file;
}

/**
 * @param {readonly Chunk[]} chunks
 * @param {string} source
 */
function fileOf(chunks, source) {
  const chunk = chunks.find(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith(`/${source}`) || id === `\0${source}`),
  );
  if (chunk === undefined) throw new Error(`the build has no chunk of ${source}`);
  return chunk.fileName;
}
