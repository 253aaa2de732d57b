// Compiles the language catalogues (ICU MessageFormat in src/texts/<language>/<share>/*.json) while building, so that no
// parser travels to the player. `import { messages } from 'virtual:messages/en'` is the whole catalogue of a language.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

const PREFIX = 'virtual:messages/';
const FETCHES = 'virtual:texts';
const SOURCE_LANGUAGE = 'en';
/** What the run-time interpreter can do. Dates and money are formatted before they reach a message. */
const KINDS = new Set(['plural', 'selectordinal', 'select', 'number']);

/** One ICU message to a string, or to the tokens that formatMessage.ts reads. Throws on anything it could not show. */
export function compileIcu(id, text) {
  let tokens;
  try {
    tokens = compileMessageOrThrow(text);
  } catch (error) {
    throw new Error(`message ${id}: ${error.message}`, { cause: error });
  }
  refuseUnknownKinds(id, tokens);
  return typeof tokens === 'string'
    ? tokens
    : tokens.every((token) => typeof token === 'string')
      ? tokens.join('')
      : tokens;
}

function refuseUnknownKinds(id, tokens) {
  if (typeof tokens === 'string') return;
  for (const token of tokens) {
    if (typeof token === 'string' || token.length < 2) continue;
    const [, kind, cases] = token;
    if (!KINDS.has(kind))
      throw new Error(`message ${id}: {…, ${kind}} is not supported; pass formatted text`);
    if (kind === 'number') {
      if (cases !== undefined) throw new Error(`message ${id}: a number takes no style here`);
      continue;
    }
    for (const [name, branch] of Object.entries(cases)) if (name !== 'offset') refuseUnknownKinds(id, branch);
  }
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .toSorted();
}

/** The texts of one language's folder as one flat dictionary. A key that two files claim is an error. */
export function readTexts(folder) {
  const texts = new Map();
  const homes = new Map();
  for (const file of filesIn(folder)) {
    for (const [id, text] of Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')))) {
      if (typeof text !== 'string') throw new Error(`${file}: ${id} is not a text`);
      if (texts.has(id)) throw new Error(`${file}: ${id} stands in ${homes.get(id)} already`);
      texts.set(id, text);
      homes.set(id, file);
    }
  }
  return texts;
}

/** id -> text of a language. What a translation lacks is shown in English. */
function textsOf(root, language) {
  const texts = readTexts(join(root, SOURCE_LANGUAGE));
  if (language !== SOURCE_LANGUAGE)
    for (const [id, text] of readTexts(join(root, language))) if (texts.has(id)) texts.set(id, text);
  return [...texts];
}

/** id -> compiled message. */
export function compileCatalogue(root, language) {
  return compiled(textsOf(root, language));
}

function compiled(texts) {
  return Object.fromEntries(texts.map(([id, text]) => [id, compileIcu(id, text)]));
}

/** id -> the share that holds it, for the texts that are not aboard from the start. */
export function sharesOfIds(root) {
  const folder = join(root, SOURCE_LANGUAGE);
  const ids = laterShares(root).flatMap((share) =>
    [...readTexts(join(folder, share)).keys()].map((id) => [id, share]),
  );
  return new Map(ids);
}

/** What is said later, in shares that come with the parts that show them: every folder of texts but `first`. */
export function laterShares(root) {
  return foldersIn(join(root, SOURCE_LANGUAGE)).filter((share) => share !== 'first');
}

/** Languages beside English. */
export function otherLanguages(root) {
  return foldersIn(root).filter((language) => language !== SOURCE_LANGUAGE);
}

function foldersIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

/** Where each share of each language is fetched from. */
function fetchesOf(root) {
  const fetchOf = (language, share) => `${share}: () => import('${PREFIX}${language}/${share}')`;
  const later = [SOURCE_LANGUAGE, ...otherLanguages(root)].map(
    (language) => `${language}: { ${laterShares(root).map((share) => fetchOf(language, share))} }`,
  );
  const first = otherLanguages(root).map(
    (language) => `${language}: () => import('${PREFIX}${language}/first')`,
  );
  return `export const FIRST_TEXTS = { ${first} };\nexport const LATER_TEXTS = { ${later} };`;
}

/** One share of a language: `first` is aboard from the start, the others join; all together are the whole catalogue. */
export function shareOf(root, language, share) {
  const shares = sharesOfIds(root);
  return compiled(textsOf(root, language).filter(([id]) => (shares.get(id) ?? 'first') === share));
}

/** The Vite plugin. `root` is the folder that holds one folder per language. */
export function icuCatalogue(root) {
  return {
    name: 'icu-catalogue',
    resolveId(id) {
      return id === FETCHES || id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${FETCHES}`) return fetchesOf(root);
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language, share] = id.slice(PREFIX.length + 1).split('/');
      for (const each of new Set([SOURCE_LANGUAGE, language])) {
        const folder = join(root, each);
        for (const file of filesIn(folder)) this.addWatchFile(join(folder, file));
      }
      const messages =
        share === undefined ? compileCatalogue(root, language) : shareOf(root, language, share);
      return `export const messages = ${JSON.stringify(messages)};`;
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(root) || !file.endsWith('.json')) return;
      for (const [id, module] of server.moduleGraph.idToModuleMap) {
        if (id.startsWith(`\0${PREFIX}`)) server.moduleGraph.invalidateModule(module);
      }
      server.ws.send({ type: 'full-reload' });
    },
  };
}
