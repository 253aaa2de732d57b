import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { projectRoot } from './projectRoot.mjs';

/**
 * The pages of the sandbox's games, from `games/`: one plain script and one style, because their frame has no origin that could load modules; the page
 * that checks a round with them; and the letters of Hindi, which a frame without an origin could not load as a file.
 * @returns {Promise<ReadonlyMap<string, string>>} text by file name
 */
export async function buildGames() {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: join(projectRoot, 'games'),
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: join(projectRoot, 'games', 'main.ts'),
        formats: ['iife'],
        name: 'games',
        fileName: () => 'main.js',
        cssFileName: 'main',
      },
    },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const files = outputs.flatMap(({ output }) => output);
  const texts = new Map(
    files.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]),
  );
  const letters = await readFile(join(projectRoot, 'src/ui/theme/typeface/devanagari.woff2'), 'base64');
  return texts
    .set('hindi.js', `window.hindiLetters="${letters}"`)
    .set('verify.html', await readFile(join(projectRoot, 'games', 'verify.html'), 'utf8'));
}
