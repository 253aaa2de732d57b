import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { minify } from 'vite';

/** In the way of every first paint, or of a start that failed: as small as the rest of the build. */
const SCRIPTS = ['early.js', 'again.js'];

/**
 * `public` is copied as it is written; these scripts of it lose their comments.
 * @returns {import('vite').Plugin}
 */
export function smallEarlyScript() {
  let folder = 'dist';
  return {
    name: 'small-early-script',
    apply: 'build',
    configResolved({ build, root }) {
      folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      for (const name of SCRIPTS) {
        const file = join(folder, name);
        const { code, errors } = await minify(name, await readFile(file, 'utf8'), { module: false });
        if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
        await writeFile(file, code);
      }
    },
  };
}
