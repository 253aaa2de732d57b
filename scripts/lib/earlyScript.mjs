import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { minify, runnerImport } from 'vite';

/** In the way of every first paint, or of a start that failed: as small as the rest of the build. */
const SCRIPTS = ['early.js', 'again.js'];

const ELEMENT = '<script src="/early.js"';

/** What it asks for, by the table that the gateways use. */
const QUESTIONS = 'src/adapters/http/firstQuestions.ts';

/**
 * Tells `early.js` what to ask the backend for. `public` is copied as it is written; these scripts of it lose their comments.
 * @param {string} root
 * @returns {import('vite').Plugin[]}
 */
export function earlyScript(root) {
  const questions = {
    name: 'early-questions',
    /** @param {string} html */
    async transformIndexHtml(html) {
      const { module } = await runnerImport(join(root, QUESTIONS), {
        configFile: false,
        root,
        logLevel: 'silent',
      });
      return asking(html, module.FIRST_QUESTIONS);
    },
  };
  return [questions, smallScripts()];
}

/**
 * @param {string} html
 * @param {Readonly<Record<string, readonly string[]>>} questions
 */
export function asking(html, questions) {
  const data = Object.entries(questions).map(([when, asked]) => ` data-${when}="${asked.join(' ')}"`);
  return html.replace(ELEMENT, () => ELEMENT + data.join(''));
}

/** @returns {import('vite').Plugin} */
function smallScripts() {
  let folder = 'dist';
  return {
    name: 'small-early-scripts',
    apply: 'build',
    configResolved({ build, root }) {
      folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      for (const name of SCRIPTS) {
        const file = join(folder, name);
        const { code, errors } = await minify(name, await readFile(file, 'utf8'), { module: false });
        if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
        await writeFile(file, code);
      }
    },
  };
}
