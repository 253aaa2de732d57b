import { existsSync, mkdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { newestChange } from './newestChange.mjs';
import { projectRoot } from './projectRoot.mjs';
import { runTool } from './runTool.mjs';

const SOURCES = [
  'src',
  'games',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** The production build; every server and every measurement reads it from here. */
export const distFolder = join(projectRoot, 'dist');

const MANIFEST = join('.vite', 'manifest.json');

/** True when there is a whole build that is newer than everything it is made from. */
export function isBuilt() {
  const manifest = statSync(join(distFolder, MANIFEST), { throwIfNoEntry: false });
  return (
    manifest !== undefined && manifest.mtimeMs >= newestChange(SOURCES.map((path) => join(projectRoot, path)))
  );
}

/**
 * Builds when the build is missing or older than its sources. The build is made aside and swapped in whole, so that
 * neither a server nor a second build ever sees half of one.
 * @returns {Promise<{ built: boolean, code: number, output: string }>} `built` is false when nothing was to do
 */
export async function ensureBuilt() {
  if (isBuilt()) return { built: false, code: 0, output: '' };
  const cache = join(projectRoot, '.cache');
  mkdirSync(cache, { recursive: true });
  const fresh = join(cache, `build-${process.pid}`);
  const started = new Date();
  const { code, output } = await runTool(
    { package: 'vite' },
    ['build', '--outDir', fresh, '--emptyOutDir'],
    // A test runner says `test` here, and React would be built with everything it has for developers.
    { env: { NODE_ENV: 'production' } },
  );
  if (code === 0) {
    // A file saved while the build ran is newer than the build.
    utimesSync(join(fresh, MANIFEST), started, started);
    const old = join(cache, `old-build-${process.pid}`);
    if (existsSync(distFolder)) renameSync(distFolder, old);
    renameSync(fresh, distFolder);
    rmSync(old, { recursive: true, force: true });
  }
  rmSync(fresh, { recursive: true, force: true });
  return { built: true, code, output };
}
