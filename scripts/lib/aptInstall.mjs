import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/**
 * Installs packages of Debian where that is allowed: as root, on Debian. What went wrong is printed; the caller looks whether they are there.
 * @param {readonly string[]} packages none: nothing is done
 */
export async function aptInstall(packages) {
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log(`Installing ${packages.join(', ')} with apt-get (once) …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run('apt-get', ['update'], { env });
  const install = await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
  if (update.code !== 0 || install.code !== 0) console.error(update.output + install.output);
}
