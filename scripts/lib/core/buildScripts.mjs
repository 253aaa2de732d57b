import { join } from 'node:path';
import { build } from 'vite';
import { icuCatalogue } from '../icuCatalogue.mjs';
import { projectRoot } from '../projectRoot.mjs';
import { ENTRIES, SOURCE } from './entries.mjs';

/** What is not ours, but the texts, which are compiled. */
const isLibrary = (/** @type {string} */ id) => !/^([./]|@\/|@tests\/|virtual:|\0)/.test(id);

/**
 * Builds the scripts of the package, without its libraries: who installs it has them once.
 * @param {string} outDir
 * @returns {Promise<readonly import('vite').Rolldown.OutputChunk[]>}
 */
export async function buildScripts(outDir) {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: projectRoot,
    publicDir: false,
    resolve: { alias: { '@/': `${projectRoot}/src/`, '@tests/': `${projectRoot}/tests/` } },
    plugins: [icuCatalogue(join(projectRoot, 'src', 'texts'))],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      lib: {
        entry: Object.fromEntries(ENTRIES.map((name) => [name, join(SOURCE, `${name}.ts`)])),
        formats: ['es'],
      },
      rolldownOptions: {
        external: isLibrary,
        // Each module stays one: who builds with the package leaves out what nothing of theirs names.
        output: { preserveModules: true, preserveModulesRoot: SOURCE, entryFileNames: '[name].js' },
      },
    },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
}
