import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The time of the newest file or folder below some paths, in milliseconds; a path that is not there counts as 0.
 * Folders count too: deleting a file changes only its folder.
 * @param {readonly string[]} paths
 * @returns {number}
 */
export function newestChange(paths) {
  let newest = 0;
  for (const path of paths) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) continue;
    newest = Math.max(newest, found.mtimeMs);
    if (found.isDirectory())
      newest = Math.max(newest, newestChange(readdirSync(path).map((name) => join(path, name))));
  }
  return newest;
}
