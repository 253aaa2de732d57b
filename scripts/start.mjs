// npm start: from a bare clone to the app in the browser, with the sandbox inside it and no other server.
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { requireNode } from './lib/requireNode.mjs';
import { buildOrExit, serveBuiltApp } from './lib/serveBuiltApp.mjs';
import { startBanner } from './lib/startBanner.mjs';
import { untilStopped } from './lib/untilStopped.mjs';

requireNode();
await ensureInstalled();
await buildOrExit();
const app = await serveBuiltApp();
untilStopped(app.close);
console.log(startBanner(app.url, app.report));
