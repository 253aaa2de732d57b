// npm start: from a bare clone to the app in the browser, with the sandbox inside it and no other server.
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { requireNode } from './lib/requireNode.mjs';
import { buildOrExit, serveBuiltApp } from './lib/serveBuiltApp.mjs';
import { untilStopped } from './lib/untilStopped.mjs';

requireNode();
await ensureInstalled();
await buildOrExit();
const app = await serveBuiltApp();
untilStopped(app.close);

const behind =
  app.config['backend'] === 'remote'
    ? `Behind the screen is ${app.config['apiUrl']}, as config.json says.`
    : 'Everything behind the screen is a sandbox in your browser: no real money, no real message.';

console.log(`
  The app:     ${app.url}
  To look in:  press Login, then "Try the demo"; no account is needed.
  To sign up:  one-time passwords (OTP) arrive in an inbox that the app itself shows.
  ${behind}
  To stop:     Ctrl-C
`);
