import { existsSync } from 'node:fs';
import { aptInstall } from './aptInstall.mjs';

const USUAL = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

const findNginx = () => USUAL.find((path) => existsSync(path));

/** @returns {string[]} the package of Debian that the test of the hosting files lacks */
export function missingNginx() {
  return findNginx() === undefined ? ['nginx-light'] : [];
}

/**
 * Finds an nginx, or installs one where that is allowed (root on Debian).
 * @returns {Promise<string>} the program
 * @throws {Error} with what to do about it
 */
export async function ensureNginx() {
  const found = findNginx();
  if (found !== undefined) return found;
  await aptInstall(missingNginx());
  const installed = findNginx();
  if (installed !== undefined) return installed;
  throw new Error(`The test of the hosting files needs nginx, at one of ${USUAL.join(', ')}.`);
}
