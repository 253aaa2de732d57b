// npm run dev: the development server, with the workbench of the kit at /__kit.
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { requireNode } from './lib/requireNode.mjs';
import { runTool } from './lib/runTool.mjs';

requireNode();
await ensureInstalled();
// Ctrl-C is how a development server ends, and no failure.
process.once('SIGINT', () => process.exit(0));
const { code } = await runTool({ package: 'vite' }, process.argv.slice(2), { show: true });
process.exitCode = code;
