import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

/** @returns {string[]} where Chromium and Chrome usually are on this system, best first */
function usualPlaces() {
  if (process.platform === 'darwin') {
    return [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ];
  }
  if (process.platform === 'win32') {
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
      .map((name) => process.env[name])
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [
        join(folder, 'Chromium', 'Application', 'chrome.exe'),
        join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      ]);
  }
  return [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ];
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The browser the tests drive. CHROME_PATH wins, also when it is wrong: whoever sets it wants that one and no other.
 * @param {string | undefined} [wanted]
 * @param {readonly string[]} [places]
 * @returns {string | undefined} undefined when there is none
 */
export function findChromium(wanted = process.env['CHROME_PATH'], places = usualPlaces()) {
  if (wanted) return isExecutable(wanted) ? wanted : undefined;
  return places.find(isExecutable);
}

/**
 * The same browser without its windows, menus and extensions, where the system has one: enough for all but what real tabs do. Not beside
 * CHROME_PATH.
 * @param {string | undefined} [wanted]
 * @param {readonly string[]} [places]
 * @returns {string | undefined} undefined when there is none
 */
export function findHeadlessShell(
  wanted = process.env['CHROME_PATH'],
  places = ['/usr/bin/chromium-headless-shell'],
) {
  return wanted ? undefined : places.find(isExecutable);
}
