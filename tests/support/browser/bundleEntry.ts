import { build } from 'vite';
import { projectRoot } from '@scripts/lib/projectRoot.mjs';

/** A module of the tests, with what it imports of the app, as one script for a page. `entry` is a path from the project's root. */
export async function bundleEntry(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'silent',
    resolve: { alias: { '@/': `${projectRoot}/src/`, '@tests/': `${projectRoot}/tests/` } },
    build: {
      write: false,
      minify: false,
      lib: { entry: `${projectRoot}/${entry}`, formats: ['iife'], name: 'page' },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !('output' in first)) throw new Error('nothing was built');
  return first.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n');
}
