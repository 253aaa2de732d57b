import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildGames } from './buildGames.mjs';
import { ensureGames } from './ensureGames.mjs';

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  'main.js': 'text/javascript',
  'hindi.js': 'text/javascript',
  'main.css': 'text/css',
  'verify.html': 'text/html',
};

/** The pages of the games beside the app: in a build as files of it, in the development server built anew after a change. */
export function gamePages() {
  return {
    name: 'game-pages',
    async generateBundle() {
      for (const [name, source] of await buildGames())
        this.emitFile({ type: 'asset', fileName: `games/${name}`, source });
    },
    configureServer(server) {
      server.middlewares.use('/games', async (request, response, next) => {
        const name = (request.url ?? '').split('?')[0]?.slice(1) ?? '';
        const type = TYPES[name];
        if (type === undefined) return next();
        try {
          const text = await readFile(join(await ensureGames(), name));
          response.setHeader('Content-Type', type);
          response.end(text);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
