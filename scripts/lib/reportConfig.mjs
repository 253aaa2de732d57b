import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { laidOver } from './laidOver.mjs';
import { projectRoot } from './projectRoot.mjs';

/**
 * What the app will make of a config.json laid over by `override`, by the app's own check. That is TypeScript, and is read as it stands.
 * @param {string} file need not be there
 * @param {Record<string, unknown>} [override]
 * @returns {Promise<import('../config/reportConfig.ts').ConfigReport>}
 */
export async function reportConfig(file, override = {}) {
  const [{ tsImport }, { loadEnv }] = await Promise.all([import('tsx/esm/api'), import('vite')]);
  /** @type {typeof import('../config/reportConfig.ts')} */
  const checker = await tsImport('../config/reportConfig.ts', {
    parentURL: import.meta.url,
    tsconfig: join(projectRoot, 'tsconfig.json'),
  });
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  const config = laidOver(text, override);
  return checker.reportConfig(
    config === null ? text : JSON.stringify(config),
    loadEnv('production', projectRoot, 'VITE_'),
  );
}
