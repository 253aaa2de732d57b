import { aptInstall } from './aptInstall.mjs';
import { findFirefox, findWebKit } from './findEngines.mjs';

/** @returns {string[]} the packages of Debian that the walk through all engines lacks */
export function missingEngines() {
  return [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb', 'xauth']),
  ];
}

/**
 * Finds Firefox and WebKit for the walk through all engines, or installs them where that is allowed (root on Debian). What cannot be had is said,
 * and the walk goes through those that are there.
 */
export async function ensureEngines() {
  await aptInstall(missingEngines());
  if (!findFirefox())
    console.log(
      'No Firefox here: the walk through all engines leaves it out. On Debian: apt-get install firefox-esr',
    );
  if (!findWebKit())
    console.log(
      'No WebKit here: the walk through all engines leaves it out. On Debian: apt-get install webkit2gtk-driver xvfb xauth',
    );
}
