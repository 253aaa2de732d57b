import { existsSync } from 'node:fs';
import { findChromium } from './findChromium.mjs';
import { run } from './run.mjs';

const HOW_TO_GET_ONE =
  'The browser tests need Chromium or Chrome and found none in the usual places. ' +
  'Install one, or set CHROME_PATH to the program, for example CHROME_PATH=/path/to/chrome npm test';

/** Finds a Chromium, or installs one where that is allowed (root on Debian); ends the process when neither works. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.env['CHROME_PATH']) {
    console.error(
      `CHROME_PATH names ${process.env['CHROME_PATH']}, and that is not a program that can be run.`,
    );
    process.exit(1);
  }
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('Installing Chromium with apt-get (once) …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const update = await run('apt-get', ['update'], { env });
    const install = await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
    const installed = findChromium();
    if (installed) return installed;
    console.error(update.code === 0 ? install.output : update.output + install.output);
  }
  console.error(HOW_TO_GET_ONE);
  process.exit(1);
}
