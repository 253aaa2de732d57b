// npm run test:core: domain and application with fake adapters. No browser, no server, a second or two.
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { requireNode } from './lib/requireNode.mjs';
import { runTool } from './lib/runTool.mjs';

requireNode();
await ensureInstalled();
const args = ['run', '--project', 'core', ...process.argv.slice(2)];
const { code } = await runTool({ package: 'vitest' }, args, { show: true });
process.exitCode = code;
