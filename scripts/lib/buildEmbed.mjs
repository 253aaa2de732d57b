import { join } from 'node:path';
import { build } from 'vite';
import { projectRoot } from './projectRoot.mjs';

/**
 * Builds the elements and their demo page into a folder.
 * @param {string} outDir
 * @returns {Promise<readonly string[]>} every module that any of its scripts is made of
 */
export async function buildEmbed(outDir) {
  const before = process.env['NODE_ENV'];
  // A test runner says `test` here, and libraries would be built with what they have for developers.
  process.env['NODE_ENV'] = 'production';
  try {
    const built = await build({
      configFile: join(projectRoot, 'examples', 'web-component', 'vite.config.ts'),
      mode: 'production',
      logLevel: 'error',
      build: { outDir, emptyOutDir: true },
    });
    if (!('output' in built)) throw new Error('nothing was built');
    return built.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}
