// npm run sandbox: the sandbox engine behind express and socket.io. PORT (or SANDBOX_PORT, as for start:remote), default 5055.
import { chosenPort } from './lib/chosenPort.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { requireNode } from './lib/requireNode.mjs';
import { startSandbox } from './lib/startSandbox.mjs';
import { untilStopped } from './lib/untilStopped.mjs';

requireNode();
await ensureInstalled();
const sandbox = await startSandbox({
  PORT: String(chosenPort('PORT', chosenPort('SANDBOX_PORT', 5055))),
}).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
untilStopped(sandbox.close);
process.exitCode = await sandbox.ended;
