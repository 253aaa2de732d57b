import { mkdirSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildGames } from './buildGames.mjs';
import { newestChange } from './newestChange.mjs';
import { projectRoot } from './projectRoot.mjs';

/** Where the pages of the games are built to, for whatever serves them. */
const folder = join(projectRoot, 'dist', 'games');

/**
 * Builds the pages of the games when they are missing or older than their sources, without the app: the sandbox server needs no more.
 * @returns {Promise<string>} their folder
 */
export async function ensureGames() {
  const built = statSync(join(folder, 'main.js'), { throwIfNoEntry: false });
  if (built !== undefined && built.mtimeMs >= newestChange([join(projectRoot, 'games')])) return folder;
  const started = new Date();
  const files = await buildGames();
  mkdirSync(folder, { recursive: true });
  // The script last: by its time the next one judges.
  for (const name of ['verify.html', 'hindi.js', 'main.css', 'main.js']) {
    const fresh = join(folder, `${name}.${process.pid}`);
    writeFileSync(fresh, files.get(name) ?? '');
    // A file saved while the build ran is newer than the build.
    utimesSync(fresh, started, started);
    renameSync(fresh, join(folder, name));
  }
  return folder;
}
