import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { readTexts } from '../icuCatalogue.mjs';
import { projectRoot } from '../projectRoot.mjs';
import { runTool } from '../runTool.mjs';

const QUOTES = 2;
const ALIASES = { '@/': 'src/', '@tests/': 'tests/' };

/**
 * Writes the types of the package. Who installs it knows no alias of ours: each import becomes a path with its ending.
 * @param {string} outDir
 * @throws {Error} when the compiler refuses
 */
export async function buildTypes(outDir) {
  const { code, output } = await runTool({ package: 'typescript-native', binary: 'tsc' }, [
    '-p',
    'player-core/tsconfig.json',
    '--outDir',
    outDir,
  ]);
  if (code !== 0) throw new Error(`the types of the package were not built:\n${output}`);
  for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.d.ts')) {
      const file = join(outDir, name);
      writeFileSync(file, withPaths(readFileSync(file, 'utf8'), dirname(name)));
    }
  // The files of texts do not travel: their keys do.
  const ids = [...readTexts(join(projectRoot, 'src', 'texts', 'en')).keys()].map((id) => `'${id}'`);
  const file = join(outDir, 'src', 'texts', 'MessageId.d.ts');
  writeFileSync(file, `/** Every text of the app. */\nexport type MessageId = ${ids.join(' | ')};\n`);
}

/**
 * @param {string} source of a file of types
 * @param {string} folder where it is, from the root of all types
 */
export function withPaths(source, folder) {
  let out = source;
  // From the end, so that the places before it stay where they are.
  for (const { fileName, pos } of ts.preProcessFile(source).importedFiles.toReversed())
    out = `${out.slice(0, pos)}'${pathOf(fileName, folder)}'${out.slice(pos + fileName.length + QUOTES)}`;
  return out;
}

/**
 * @param {string} module
 * @param {string} folder
 */
function pathOf(module, folder) {
  const alias = Object.entries(ALIASES).find(([start]) => module.startsWith(start));
  if (alias === undefined) return module.startsWith('.') ? `${module}.js` : module;
  const [start, room] = alias;
  const path = relative(folder, `${room}${module.slice(start.length)}`)
    .split(sep)
    .join('/');
  return `${path.startsWith('.') ? '' : './'}${path}.js`;
}
