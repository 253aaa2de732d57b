import { join } from 'node:path';
import { run } from '../run.mjs';

/**
 * Packs a built package as the registry would get it.
 * @param {string} dist
 * @param {string} folder where the tarball goes
 * @returns {Promise<string>} its path
 */
export async function tarballOf(dist, folder) {
  const { code, output } = await run('npm', ['pack', dist, '--pack-destination', folder, '--silent']);
  const name = output.trim().split('\n').at(-1);
  if (code !== 0 || name === undefined) throw new Error(`the package could not be packed:\n${output}`);
  return join(folder, name);
}
