// npm run start:remote: the engine as a server of its own, and the same build talking to it as to any other backend.
import { chosenPort } from './lib/chosenPort.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { remoteConfig } from './lib/remoteConfig.mjs';
import { requireNode } from './lib/requireNode.mjs';
import { appAddress, buildOrExit, serveBuiltApp } from './lib/serveBuiltApp.mjs';
import { startSandbox } from './lib/startSandbox.mjs';
import { untilStopped } from './lib/untilStopped.mjs';

requireNode();
await ensureInstalled();
await buildOrExit();

const { host, port } = appAddress();
// The server reads it as well.
const streams = process.env['MARKET_STREAM'] !== '0';
const sandbox = await startSandbox({
  PORT: String(chosenPort('SANDBOX_PORT', 5055)),
  HOST: '127.0.0.1',
  ALLOWED_ORIGINS: ['127.0.0.1', 'localhost', host].map((name) => `http://${name}:${port}`).join(','),
}).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
const app = await serveBuiltApp(
  remoteConfig(sandbox.url, { marketStream: streams, gamesUrl: sandbox.gamesUrl }),
);
const isStopping = untilStopped(async () => {
  await app.close();
  await sandbox.close();
});
void sandbox.ended.then((code) => {
  if (isStopping()) return;
  console.error(`The sandbox server ended with code ${code}.`);
  process.exit(1);
});

console.log(`
  The app:      ${app.url}
  Its backend:  ${sandbox.url}  (the sandbox engine over HTTP and socket.io${streams ? '' : '; no stream: prices are asked for'})
  To look in:   press Login, then "Try the demo"; no account is needed.
  To sign up:   one-time passwords (OTP) are printed here, and stand at ${sandbox.url}/__sandbox/inbox
  To stop:      Ctrl-C
`);
