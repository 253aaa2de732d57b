import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const USUAL = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

/**
 * Finds an nginx, or installs one where that is allowed (root on Debian).
 * @returns {Promise<string>} the program
 * @throws {Error} with what to do about it
 */
export async function ensureNginx() {
  const found = USUAL.find((path) => existsSync(path));
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'nginx-light'], { env });
    const installed = USUAL.find((path) => existsSync(path));
    if (installed !== undefined) return installed;
  }
  throw new Error(`The test of the hosting files needs nginx, at one of ${USUAL.join(', ')}.`);
}
