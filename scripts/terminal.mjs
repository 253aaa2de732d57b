// npm run terminal: a player without a browser, on the engine in this process; `-- --url http://…` on a server; `-- --script FILE --seed TEXT` plays commands and prints a line of JSON an event.
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { requireNode } from './lib/requireNode.mjs';
import { run } from './lib/run.mjs';

requireNode();
await ensureInstalled();
const { code } = await run(
  process.execPath,
  ['--import', 'tsx', 'examples/terminal/main.ts', ...process.argv.slice(2)],
  { show: true, typed: true },
);
process.exitCode = code;
