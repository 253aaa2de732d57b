import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './projectRoot.mjs';

/** Types only: there is nothing to break. */
const NOTHING_TO_BREAK = new Set(['application/ports']);

/**
 * The folders of the core, as `domain/cashier`; of those only what was asked for.
 * @param {readonly string[]} wanted none: all
 */
export function mutationFolders(wanted) {
  const all = ['domain', 'application'].flatMap((layer) =>
    readdirSync(join(projectRoot, 'src', layer), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${layer}/${entry.name}`),
  );
  return all.filter(
    (folder) => !NOTHING_TO_BREAK.has(folder) && (wanted.length === 0 || wanted.includes(folder)),
  );
}
