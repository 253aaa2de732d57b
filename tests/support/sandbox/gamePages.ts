import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { projectRoot } from '@scripts/lib/projectRoot.mjs';
import { servedApp } from '../browser/servedApp';

/** A site with the app's real headers, the files of the games, and a page that has nothing but the sandbox. */
export async function servedGamePages(config: Record<string, unknown>, port?: number) {
  const bundled = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '@/': `${projectRoot}/src/`, '@tests/': `${projectRoot}/tests/` } },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: join(projectRoot, 'tests/support/sandbox/pageEntry.ts'),
        formats: ['iife'],
        name: 'page',
      },
    },
  });
  const [first] = Array.isArray(bundled) ? bundled : [];
  const dist = mkdtempSync(join(tmpdir(), 'games-'));
  cpSync(join(projectRoot, 'public/games'), join(dist, 'games'), { recursive: true });
  writeFileSync(join(dist, 'page.js'), first?.output[0].code ?? '');
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
