// npm run mutation: breaks the core on purpose, a folder at a time, and asks whether a test of the core notices (docs/mutation.md).
// `-- domain/cashier application/sports` for some folders; an hour and a half for all, so it is for the nights.
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { requireNode } from './lib/requireNode.mjs';

requireNode();
await ensureInstalled();
const { mutationFolders } = await import('./lib/mutationFolders.mjs');
const { runMutants } = await import('./lib/runMutants.mjs');
const { writeMutationScores } = await import('./lib/mutationScores.mjs');

const folders = mutationFolders(process.argv.slice(2));
if (folders.length === 0) {
  console.log('No such folder. Name them as in: npm run mutation -- domain/cashier application/sports');
  process.exit(1);
}
let low = 0;
for (const folder of folders) {
  const result = await runMutants(folder);
  if (result === null) {
    console.log(`${folder}: Stryker did not come to an end; the lines above say why.`);
    process.exit(1);
  }
  for (const line of result.survivors) console.log(line);
  const { folder: name, score, least } = writeMutationScores(folder, result);
  console.log(`${name}: ${score.toFixed(1)} % killed, ${least} % asked for\n`);
  if (score < least) low += 1;
}
if (low > 0) console.log(`${low} of ${folders.length} folders are below what is asked for.`);
process.exitCode = low > 0 ? 1 : 0;
