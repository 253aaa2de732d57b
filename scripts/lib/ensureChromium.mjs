import { aptInstall } from './aptInstall.mjs';
import { findChromium, findHeadlessShell } from './findChromium.mjs';

const HOW_TO_GET_ONE =
  'The browser tests need Chromium or Chrome and found none in the usual places. ' +
  'Install one, or set CHROME_PATH to the program, for example CHROME_PATH=/path/to/chrome npm test';

/** @returns {string[]} the packages of Debian that the browser tests lack: without the small one they use the whole browser, which costs a third more */
export function missingChromium() {
  if (process.env['CHROME_PATH']) return [];
  return [
    ...(findChromium() ? [] : ['chromium']),
    ...(findHeadlessShell() ? [] : ['chromium-headless-shell']),
  ];
}

/** Finds a Chromium, or installs one where that is allowed (root on Debian); ends the process when neither works. */
export async function ensureChromium() {
  const found = findChromium();
  if (process.env['CHROME_PATH']) {
    if (found) return found;
    console.error(
      `CHROME_PATH names ${process.env['CHROME_PATH']}, and that is not a program that can be run.`,
    );
    process.exit(1);
  }
  await aptInstall(missingChromium());
  const installed = found ?? findChromium();
  if (installed) return installed;
  console.error(HOW_TO_GET_ONE);
  process.exit(1);
}
