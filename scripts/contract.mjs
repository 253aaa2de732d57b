// npm run contract: writes what integrators read by machine, from the schemas that the app itself reads by.
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { requireNode } from './lib/requireNode.mjs';
import { run } from './lib/run.mjs';

requireNode();
await ensureInstalled();
const { code } = await run(process.execPath, ['--import', 'tsx', 'scripts/contract/main.ts'], { show: true });
process.exitCode = code;
