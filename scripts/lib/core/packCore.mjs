import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../projectRoot.mjs';
import { buildScripts } from './buildScripts.mjs';
import { buildTypes } from './buildTypes.mjs';
import { SOURCE } from './entries.mjs';
import { manifestOf } from './manifestOf.mjs';
import { sizesOf } from './sizesOf.mjs';

/** Where the README of the repository says that the sizes come. */
const SIZES = '<!-- `npm run pack:core` puts the size of each entry here. -->';

/**
 * Builds the package of the core into a folder: scripts, types, its package.json, README and licence. Nothing is published.
 * @param {string} outDir
 */
export async function packCore(outDir) {
  const chunks = await buildScripts(outDir);
  const types = join(outDir, 'types');
  await buildTypes(types);
  const own = new Set(chunks.map(({ fileName }) => fileName));
  const named = [
    ...chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]),
    ...modulesNamed(types),
  ];
  const libraries = new Set(named.filter((module) => !own.has(module)).flatMap(packageOf));
  const manifest = manifestOf(libraries);
  writeFileSync(join(outDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(outDir, 'README.md'), readmeWith(sizesOf(chunks)));
  copyFileSync(join(projectRoot, 'LICENSE'), join(outDir, 'LICENSE'));
  return manifest;
}

/** @param {string} folder */
function modulesNamed(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.d.ts'))
    .flatMap((name) => ts.preProcessFile(readFileSync(join(folder, name), 'utf8')).importedFiles)
    .map(({ fileName }) => fileName);
}

/**
 * The package of a module that is not ours.
 * @param {string} module
 */
function packageOf(module) {
  if (module.startsWith('.') || module.startsWith('node:')) return [];
  const [scope = '', name = ''] = module.split('/');
  return [scope.startsWith('@') ? `${scope}/${name}` : scope];
}

/** @param {ReturnType<typeof sizesOf>} sizes */
function readmeWith(sizes) {
  const rows = sizes.map(([entry, kB]) => `| \`${entry === 'index' ? '.' : `./${entry}`}\` | ${kB} kB |`);
  const head = '| entry | its own scripts, gzip, without what comes later |\n| --- | --- |';
  return readFileSync(join(SOURCE, 'README.md'), 'utf8').replace(SIZES, [head, ...rows].join('\n'));
}
