import { join } from 'node:path';
import { chosenBrand } from './chosenBrand.mjs';
import { chosenPort } from './chosenPort.mjs';
import { distFolder, ensureBuilt } from './ensureBuilt.mjs';
import { serveDist } from './serveDist.mjs';
import { warnOfConfig } from './warnOfConfig.mjs';

/** Builds when that is needed; ends the process with the build's own words when it fails. */
export async function buildOrExit() {
  console.log('Building for production …');
  const { built, code, output } = await ensureBuilt();
  if (code !== 0) {
    console.error(`${output}\nThe build failed; nothing was started.`);
    process.exit(1);
  }
  if (!built) console.log('The build is up to date.');
}

/** The address the app is served at, before it is. */
export function appAddress() {
  return { host: process.env['HOST'] || '127.0.0.1', port: chosenPort('PORT', 4173) };
}

/**
 * Serves the build, dressed as BRAND says, at PORT (4173) and HOST (127.0.0.1); ends the process with a sentence when it cannot.
 * A configuration that the app will refuse is served all the same, with a warning.
 * @param {Record<string, unknown>} [config] laid over the build's config.json
 */
export async function serveBuiltApp(config = {}) {
  const { host, port } = appAddress();
  try {
    const { brand } = chosenBrand();
    const file = join(brand ?? distFolder, 'config.json');
    const report = await warnOfConfig(file, config);
    const served = await serveDist({
      dist: distFolder,
      host,
      port,
      ...(brand ? { brand } : {}),
      config,
      unsound: 'fault' in report,
    });
    return { ...served, report };
  } catch (error) {
    console.error(sentenceFor(error, host, port));
    process.exit(1);
  }
}

/**
 * @param {unknown} error
 * @param {string} host
 * @param {number} port
 */
function sentenceFor(error, host, port) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} is busy. Stop what runs there, or choose another one: PORT=${port + 7} npm run ${process.env['npm_lifecycle_event'] ?? 'start'}`;
  if (code === 'EACCES')
    return `Port ${port} may not be used by this account. Choose one above 1024, for example PORT=4180.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST=${host} is not an address of this machine.`;
  return error instanceof Error ? error.message : String(error);
}
