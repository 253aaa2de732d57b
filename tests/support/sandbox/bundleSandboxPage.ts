import { join } from 'node:path';
import { build } from 'vite';
import { projectRoot } from '@scripts/lib/projectRoot.mjs';

export interface BundledPage {
  readonly script: string;
  /** The script of the engine's worker, and where the page looks for it: below its origin, without a slash before. */
  readonly engine: { readonly path: string; readonly script: string };
}

/** The page that has nothing but the sandbox, as one plain script and one for its worker. */
export async function bundleSandboxPage(): Promise<BundledPage> {
  const entry = join(projectRoot, 'tests/support/sandbox/pageEntry.ts');
  const bundled = await build({
    configFile: false,
    logLevel: 'silent',
    base: '/',
    resolve: { alias: { '@/': `${projectRoot}/src/`, '@tests/': `${projectRoot}/tests/` } },
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'page' } },
  });
  const [first] = Array.isArray(bundled) ? bundled : [];
  const engine = first?.output.find(({ fileName }) => fileName.includes('engineWorker'));
  if (first === undefined || engine === undefined || !('source' in engine))
    throw new Error('the page was built without its worker');
  return {
    script: first.output[0].code,
    engine: { path: engine.fileName, script: String(engine.source) },
  };
}
