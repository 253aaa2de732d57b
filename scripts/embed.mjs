// npm run embed: builds the elements of examples/web-component and serves their demo page with the sandbox; PORT, default 4175. `-- --config '{"backend":"remote","apiUrl":"…"}'` for a backend.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chosenPort } from './lib/chosenPort.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { projectRoot } from './lib/projectRoot.mjs';
import { requireNode } from './lib/requireNode.mjs';
import { untilStopped } from './lib/untilStopped.mjs';

requireNode();
await ensureInstalled();
const { values } = parseArgs({ options: { config: { type: 'string', default: '{}' } } });
const { buildEmbed } = await import('./lib/buildEmbed.mjs');
const { serveDist } = await import('./lib/serveDist.mjs');
const dist = join(projectRoot, '.cache', 'embed');
await buildEmbed(dist);
const served = await serveDist({ dist, port: chosenPort('PORT', 4175), config: JSON.parse(values.config) });
untilStopped(served.close);
console.log(`Two matches and a slip in a page without React: ${served.url}\nTo stop: Ctrl-C`);
