// npm run conformance -- --config PATH|URL: whether a backend does what the contract says; see docs/conformance.md.
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { requireNode } from './lib/requireNode.mjs';
import { run } from './lib/run.mjs';

requireNode();
await ensureInstalled();
const { code } = await run(
  process.execPath,
  ['--import', 'tsx', 'scripts/conformance/main.ts', ...process.argv.slice(2)],
  { show: true, typed: true },
);
process.exitCode = code;
