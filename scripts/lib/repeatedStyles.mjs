/** Vite's helper that asks for the styles of a later part before its script runs. */
const HELPER = /vite\/preload-helper/;

/**
 * What Vite does with a sheet that did not come, and what it is to do. As it is, the sheet counts as here for ever: the part that
 * is tried again would be drawn without it.
 * @type {readonly (readonly [asWritten: RegExp, instead: string])[]}
 */
const REPAIRS = [
  [/seen\[href\] = void 0;(\s*)throw err;/, 'delete seen[href];$1throw err;'],
  [/if \(e\.type === "error"\) rej\(/, 'if (e.type === "error") link.remove(), rej('],
];

/**
 * @param {string} helper as Vite wrote it
 * @returns {string} the helper that asks again for a sheet that did not come
 * @throws {Error} when Vite writes it otherwise: see whether it asks again by itself, then this file may go
 */
export function asksAgain(helper) {
  return REPAIRS.reduce((code, [asWritten, instead]) => {
    if (!asWritten.test(code)) throw new Error(`Vite's preload helper has no ${asWritten.source}`);
    return code.replace(asWritten, instead);
  }, helper);
}

/**
 * A page whose style sheet did not come asks for it again when it is tried again (NAV-06).
 * @returns {import('vite').Plugin}
 */
export function repeatedStyles() {
  return {
    name: 'repeated-styles',
    apply: 'build',
    transform: {
      filter: { id: HELPER },
      handler: (code) => ({ code: asksAgain(code), map: null }),
    },
  };
}
