import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './projectRoot.mjs';
import { run } from './run.mjs';

/**
 * What the lockfile asks for and node_modules does not have. Compared by content and not by file time: a checkout
 * touches the lockfile without changing it, and a needless `npm ci` would empty node_modules below a running server.
 * @param {string} [root]
 * @returns {string[]} paths as the lockfile writes them
 */
export function missingPackages(root = projectRoot) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const installedFile = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return ['node_modules'];
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return Object.entries(lock.packages)
    .filter(([path, wanted]) => {
      if (path === '') return false;
      const found = installed[path];
      if (!found) return !wanted.optional;
      return found.version !== wanted.version || found.integrity !== wanted.integrity;
    })
    .map(([path]) => path);
}

/** Installs from the lockfile when something is missing; ends the process when that fails. */
export async function ensureInstalled() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  console.log(
    missing[0] === 'node_modules'
      ? 'Installing the dependencies (once, a minute or less) …'
      : `Installing the dependencies again: ${missing.length} differ from the lockfile …`,
  );
  const npm = process.env['npm_execpath'];
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const { code } = npm?.endsWith('js')
    ? await run(process.execPath, [npm, ...args], { show: true })
    : await run('npm', args, { show: true });
  if (code === 0) return;
  console.error('npm ci failed; its own words stand above. Nothing was started.');
  process.exit(1);
}
