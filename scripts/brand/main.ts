import { basename, resolve } from 'node:path';
import { brandHints } from './brandHints';
import { checkBrand } from './checkBrand';

const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error('Which brand? npm run brand:check -- brands/kesari');
  process.exitCode = 1;
}
for (const folder of folders) {
  const faults = checkBrand(resolve(folder));
  if (faults.length === 0) {
    console.log(`${basename(folder)}: sound.`);
    for (const hint of brandHints(resolve(folder))) console.log(`- Hint: ${hint}`);
    continue;
  }
  console.error(
    `${basename(folder)}: ${faults.length === 1 ? 'one thing is' : `${faults.length} things are`} wrong.`,
  );
  for (const fault of faults) console.error(`- ${fault}`);
  process.exitCode = 1;
}
