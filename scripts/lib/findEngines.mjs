import { existsSync, readdirSync } from 'node:fs';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const WEBKIT_DRIVER = ['/usr/bin/WebKitWebDriver', '/usr/lib/webkit2gtk-4.1/WebKitWebDriver'];
const XVFB = ['/usr/bin/xvfb-run'];

/**
 * @typedef {object} WebKitPrograms
 * @property {string} driver speaks W3C WebDriver
 * @property {string} browser
 * @property {string} xvfb draws for a browser that has no screen
 */

/** Firefox, or null where there is none. FIREFOX_PATH names another. */
export function findFirefox() {
  return firstThere(process.env['FIREFOX_PATH'] ? [process.env['FIREFOX_PATH']] : FIREFOX);
}

/**
 * WebKit as GTK has it, the nearest to an iPhone's that runs on Linux; null where a part of it is missing.
 * @returns {WebKitPrograms | null}
 */
export function findWebKit() {
  const [driver, browser, xvfb] = [firstThere(WEBKIT_DRIVER), firstThere(miniBrowsers()), firstThere(XVFB)];
  return driver && browser && xvfb ? { driver, browser, xvfb } : null;
}

/** Where it lies depends on the machine's kind, e.g. /usr/lib/x86_64-linux-gnu. */
function miniBrowsers() {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return [...folders.map((folder) => `/usr/lib/${folder}`), '/usr/libexec'].map(
    (folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`,
  );
}

/** @param {readonly string[]} paths */
function firstThere(paths) {
  return paths.find((path) => existsSync(path)) ?? null;
}
