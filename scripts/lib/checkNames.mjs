import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PLAIN_LIMITS, PLAIN_NAMES, PLAIN_WORDS } from './plainNames.mjs';
import { projectRoot } from './projectRoot.mjs';

const FOLDERS = ['src', 'tests', 'bench', 'workbench', 'scripts'];
const CODE = /\.(tsx?|mjs)$/;
/** The list itself. */
const LIST = /plainNames\.mjs$/;
/** Comments, then patterns and texts: a quote in a comment opens no text. */
const NOT_CODE =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|(?<=[(,=:[!&|?]\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const NAME = /[A-Za-z_$][\w$]*/g;

/**
 * @param {string} name
 * @returns {string | undefined} what to say instead
 */
export function plainerThan(name) {
  if (Object.hasOwn(PLAIN_NAMES, name)) return PLAIN_NAMES[name];
  if (PLAIN_LIMITS.pattern.test(name)) return PLAIN_LIMITS.plain;
  const words = name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
  const found = words.map((word) => word.toLowerCase()).find((word) => Object.hasOwn(PLAIN_WORDS, word));
  return found === undefined ? undefined : PLAIN_WORDS[found];
}

/**
 * @param {string} source
 * @returns {string[]} the names in it, its comments and texts left out
 */
export function namesIn(source) {
  return source.replace(NOT_CODE, ' ').match(NAME) ?? [];
}

/** @type {import('./checkSteps.mjs').Check} */
export async function checkNames() {
  const faults = FOLDERS.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => CODE.test(file) && !LIST.test(file))
      .flatMap((file) => {
        const path = join(folder, file);
        const names = [
          basename(file).split('.')[0] ?? '',
          ...namesIn(readFileSync(join(projectRoot, path), 'utf8')),
        ];
        return [...new Set(names)].flatMap((name) => {
          const plain = plainerThan(name);
          return plain === undefined ? [] : [`${path}: ${name} (${plain})`];
        });
      }),
  );
  return { ok: faults.length === 0, output: faults.join('\n') };
}
