import { firstVisitEntries } from './firstVisitEntries.mjs';

/** The chunk of the styles that the frame in index.html is drawn with (vite.config.ts). */
const FRAME = /href="\/assets\/frame-[^"]+\.css"/;
/** What runs as a task of its own before the entry. */
const LIBRARIES_FIRST = 'src/ui/start/librariesFirst.ts';
const EARLY = '<script src="/early.js"></script>';
const ENTRY = /^ *<script type="module" crossorigin src="\/assets\/[^"]+"><\/script>\n/m;
const SHEET = /^ *<link rel="stylesheet" crossorigin href="\/assets\/[^"]+">\n/gm;

/**
 * @typedef {object} Chunk
 * @property {'chunk'} type
 * @property {string} fileName
 * @property {readonly string[]} moduleIds
 * @property {readonly string[]} imports
 * @property {{ importedCss: ReadonlySet<string> }} [viteMetadata]
 */

/**
 * Brings what a first visit of `/` needs into one wave: the second step's scripts are preloaded beside the entry, the frame waits for its own
 * styles only, and `early.js` learns where the sandbox and Hindi are.
 * @returns {import('vite').Plugin}
 */
export function firstVisitOrder() {
  return {
    name: 'first-visit-order',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: LIBRARIES_FIRST, name: 'react' });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = /** @type {Chunk[]} */ (
          Object.values(bundle ?? {}).filter(({ type }) => type === 'chunk')
        );
        const wanted = firstVisitEntries.map(({ source }) => chunkOf(chunks, source));
        const second = withImports(chunks, wanted);
        const scripts = second.map(({ fileName }) => fileName);
        const sheets = second.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        const ahead = chunkOf(chunks, LIBRARIES_FIRST);
        const sandbox = chunkOf(chunks, 'src/adapters/sandbox/doors/inBrowser/openBrowserSandbox.ts');
        const hindi = chunkOf(chunks, 'src/ui/i18n/hindiTexts.ts');
        return ordered(html, {
          ahead: ahead.fileName,
          scripts,
          sheets,
          sandbox: sandbox.fileName,
          hindi: hindi.fileName,
        });
      },
    },
  };
}

/**
 * @param {string} html as the build wrote it
 * @param {{ ahead: string, scripts: readonly string[], sheets: readonly string[], sandbox: string, hindi: string }} files of the task before the entry, of the second step, and the scripts of the sandbox and of Hindi
 * @throws {Error} when the page does not look as expected: an order that is not understood must not be half applied
 */
export function ordered(html, { ahead, scripts, sheets, sandbox, hindi }) {
  const found = html.match(SHEET) ?? [];
  const frame = found.find((link) => FRAME.test(link));
  if (frame === undefined || !html.includes(EARLY))
    throw new Error('index.html has no styles of the frame or no early.js');
  /** @param {readonly string[]} files */
  const unnamed = (files) => [...new Set(files)].filter((file) => !html.includes(`="/${file}"`));
  const preloads = unnamed(scripts).map(
    (file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`,
  );
  const later = [...found.filter((link) => link !== frame), ...unnamed(sheets).map(sheetLink)];
  return html
    .replace(SHEET, '')
    .replace(
      ENTRY,
      (entry) => `    <script type="module" async crossorigin src="/${ahead}"></script>\n${entry}`,
    )
    .replace(
      `    ${EARLY}\n`,
      `${frame}    <script src="/early.js" data-sandbox="/${sandbox}" data-hindi="/${hindi}"></script>\n`,
    )
    .replace('  </head>', `${preloads.join('')}  </head>`)
    .replace('  </body>', `${later.join('')}  </body>`);
}

/** @param {string} file */
function sheetLink(file) {
  return `    <link rel="stylesheet" crossorigin href="/${file}">\n`;
}

/**
 * @param {readonly Chunk[]} chunks
 * @param {string} source
 */
function chunkOf(chunks, source) {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${source}`)));
  if (chunk === undefined) throw new Error(`the build has no chunk of ${source}`);
  return chunk;
}

/**
 * @param {readonly Chunk[]} chunks
 * @param {readonly Chunk[]} entries
 */
function withImports(chunks, entries) {
  const found = new Set(entries);
  for (const chunk of found)
    for (const file of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === file);
      if (imported !== undefined) found.add(imported);
    }
  return [...found];
}
