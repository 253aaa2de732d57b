import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { ConfigFile } from '@/adapters/config/configSchema';

/** A folder that is laid over the build: config.json, and the files that it names. */
export interface Brand {
  readonly config: ConfigFile;
  /** The bytes behind a path of the site, or null when the brand does not bring that file. */
  readonly file: (path: string) => Buffer | null;
}

/** What is wrong, one sentence each; none: sound. */
export type Check = (brand: Brand) => readonly string[];

/** Only files inside of the folder, whatever the path says. */
export function filesOf(folder: string): Brand['file'] {
  const root = resolve(folder);
  return (path) => {
    const file = resolve(join(root, path));
    return file.startsWith(root + sep) && existsSync(file) && statSync(file).isFile()
      ? readFileSync(file)
      : null;
  };
}
