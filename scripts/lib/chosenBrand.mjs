import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { projectRoot } from './projectRoot.mjs';

/**
 * BRAND: the name of a folder in brands/, or the path of a folder elsewhere; without it the app wears its own look.
 * @param {string} [requested]
 * @returns {{ brand?: string }}
 * @throws {Error} with a sentence when there is no such brand
 */
export function chosenBrand(requested = process.env['BRAND']) {
  if (!requested) return {};
  const samples = join(projectRoot, 'brands');
  const folder = /^[\w-]+$/.test(requested) ? join(samples, requested) : resolve(requested);
  if (existsSync(join(folder, 'config.json'))) return { brand: folder };
  const names = readdirSync(samples, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  throw new Error(
    `BRAND=${requested}: ${folder} holds no config.json. Samples are ${names.join(' and ')}; another folder is named by its path.`,
  );
}
