import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readTexts } from '@scripts/lib/icuCatalogue.mjs';
import { projectRoot } from '@scripts/lib/projectRoot.mjs';
import type { Check } from './Brand';

const FOLDER = join(projectRoot, 'src/texts');

/** Texts for keys that do not exist, and placeholders that would be shown as they are. */
export const checkTexts: Check = ({ config: { brand } }) => {
  const ours = readTexts(join(FOLDER, 'en'));
  return Object.entries(brand?.texts ?? {}).flatMap(([language, texts]) => {
    if (!/^[a-z]{2}$/.test(language) || !existsSync(join(FOLDER, language)))
      return [`brand.texts.${language}: the app has no such language.`];
    return Object.entries(texts).flatMap(([id, text]) =>
      faults(`brand.texts.${language}`, id, text, ours.get(id)),
    );
  });
};

function faults(key: string, id: string, text: string, ours: string | undefined): readonly string[] {
  if (ours === undefined) return [`${key}: "${id}" is no text of the app (src/texts/en).`];
  if (text.trim() === '') return [`${key}: "${id}" is empty.`];
  if (/\{\s*\w+\s*,/.test(text))
    return [`${key}: "${id}" uses a plural or another form; a brand's own text knows {name} only.`];
  const known = new Set([...ours.matchAll(/\{\s*(\w+)/g)].map(([, name]) => name));
  return [...text.matchAll(/\{([^}]*)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !known.has(name))
    .map((name) => `${key}: "${id}" holds {${name}}, which this text is not given.`);
}
