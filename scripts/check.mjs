// npm run check: types, lint, layers, dead code, format, sizes, lockfile. All of them, also after a failure.
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { requireNode } from './lib/requireNode.mjs';

requireNode();
await ensureInstalled();
const { runChecks } = await import('./lib/runChecks.mjs');
const failed = await runChecks();
if (failed.length > 0) console.log(`${failed.length} failed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
