import { join } from 'node:path';
import { otherLanguages } from './icuCatalogue.mjs';

/** Runs React. */
const REACT_FIRST = 'src/ui/start/reactFirst.ts';
const REACT = 'node_modules/react-dom/client.js';
/** One of the parts that every page uses: they come in one file, which runs the other libraries too. */
const COMMON = 'src/ui/PlayerAppContext.tsx';
const ENTRY = /^ *<script type="module" crossorigin src="\/assets\/[^"]+"><\/script>\n/m;
/** The chunk of the styles that the frame in index.html is drawn with (vite.config.ts). */
const FRAME = /href="\/assets\/frame-[^"]+\.css"/;
const EARLY = /^ *(<script src="\/early\.js"[^>]*)><\/script>\n/m;
const PRELOAD = /^ *<link rel="modulepreload" crossorigin href="\/assets\/[^"]+">\n/gm;
const SHEET = /^ *<link rel="stylesheet" crossorigin href="\/assets\/[^"]+">\n/gm;

/** The sandbox's engine: a worker's script is built by itself and is no chunk of the app. */
const ENGINE = /\/engineWorker-[^/]+\.js$/;

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
 * Orders what a first visit of `/` needs: the frame waits for its own styles only, React and the common parts run as tasks
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
        return ordered(html, {
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
 * @param {{ react: string, reactFirst: string, common: string, sometimes: Readonly<Record<string, string>> }} files of React, of what runs it and of the parts that every page uses, and of what `early.js` asks for
 * @throws {Error} when the page does not look as expected: an order that is not understood must not be half applied
 */
export function ordered(html, { react, reactFirst, common, sometimes }) {
  const sheets = html.match(SHEET) ?? [];
  const frame = sheets.find((link) => FRAME.test(link));
  const entry = html.match(ENTRY)?.[0];
  const early = EARLY.exec(html)?.[1];
  if (frame === undefined || entry === undefined || early === undefined)
    throw new Error('index.html has no styles of the frame, no early.js or no entry');
  const data = Object.entries(sometimes).map(([name, file]) => ` data-${name}="/${file}"`);
  const named = [react, reactFirst, common].map((file) => `"/${file}"`);
  const rest = (html.match(PRELOAD) ?? []).filter((link) => !named.some((file) => link.includes(file)));
  const head = [
    frame,
    `    ${early}${data.join('')}></script>\n`,
    // The frame and React have the network to themselves, and React runs while the rest is on its way.
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
    .replace(EARLY, () => head.join(''))
    .replace('  </body>', `${sheets.filter((link) => link !== frame).join('')}  </body>`);
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
