import { join } from 'node:path';
import { projectRoot } from '@scripts/lib/projectRoot.mjs';
import { runTool } from '@scripts/lib/runTool.mjs';

export type BuiltPages = 'price' | 'empty' | 'peer';

/** Builds the pages for production and answers with their folder. They are small, so they are built each time. */
export async function buildPages(which: BuiltPages): Promise<string> {
  const folder = join(projectRoot, '.cache', `bench-${which}`);
  const { code, output } = await runTool(
    { package: 'vite' },
    [
      'build',
      '--config',
      join('bench', 'vite.config.ts'),
      '--mode',
      which,
      '--outDir',
      folder,
      '--emptyOutDir',
    ],
    // A test runner says `test` here, and React would be built with everything it has for developers.
    { env: { NODE_ENV: 'production' } },
  );
  if (code !== 0) throw new Error(`The pages of the bench cannot be built:\n${output}`);
  return folder;
}
