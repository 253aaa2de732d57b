import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@scripts/lib/projectRoot.mjs';
import { documents } from './documents';

for (const [path, text] of documents()) {
  writeFileSync(join(projectRoot, path), text);
  console.log(path);
}
