import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json, wherever the command was started from. */
export const projectRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
