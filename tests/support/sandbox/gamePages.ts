import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureGames } from '@scripts/lib/ensureGames.mjs';
import { servedApp } from '../browser/servedApp';
import { bundleSandboxPage } from './bundleSandboxPage';

/** A site with the app's real headers, the files of the games, and a page that has nothing but the sandbox. */
export async function servedGamePages(config: Record<string, unknown>, port?: number) {
  const { script, engine } = await bundleSandboxPage();
  const dist = mkdtempSync(join(tmpdir(), 'games-'));
  cpSync(await ensureGames(), join(dist, 'games'), { recursive: true });
  writeFileSync(join(dist, 'page.js'), script);
  mkdirSync(dirname(join(dist, engine.path)), { recursive: true });
  writeFileSync(join(dist, engine.path), engine.script);
  writeFileSync(
    join(dist, 'index.html'),
    '<!doctype html><html lang="en"><title>sandbox</title><body><script src="/page.js"></script>',
  );
  const site = await servedApp({ dist, config, ...(port === undefined ? {} : { port }) });
  return {
    ...site,
    close: async () => {
      await site.close();
      rmSync(dist, { recursive: true });
    },
  };
}
