import { aptInstall } from './aptInstall.mjs';
import { ensureChromium, missingChromium } from './ensureChromium.mjs';
import { ensureEngines, missingEngines } from './ensureEngines.mjs';
import { ensureNginx, missingNginx } from './ensureNginx.mjs';

/** Asks for all programs that the tests lack at once, where that is allowed: one reading of the lists, one call. */
export function installPrograms() {
  return aptInstall([...missingChromium(), ...missingNginx(), ...missingEngines()]);
}

/** Finds each of them, tries again for one that did not come, and says what is missing; ends the process without a Chromium. */
export async function ensurePrograms() {
  await ensureChromium();
  await ensureNginx();
  await ensureEngines();
}
