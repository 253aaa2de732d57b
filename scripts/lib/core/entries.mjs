import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../projectRoot.mjs';

export const SOURCE = join(projectRoot, 'player-core');

/** The entries of the package: each file of `player-core` is one, `index` is `.`. */
export const ENTRIES = readdirSync(SOURCE)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -'.ts'.length))
  .toSorted();
