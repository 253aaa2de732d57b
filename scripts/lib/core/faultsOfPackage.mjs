import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { runTool } from '../runTool.mjs';
import { tarballOf } from './tarballOf.mjs';

/**
 * What whoever installs a built package would stumble over.
 * @param {string} dist
 * @returns {Promise<readonly string[]>}
 */
export async function faultsOfPackage(dist) {
  return [...(await faultsOfManifest(dist)), ...(await faultsOfTypes(dist))];
}

/** @param {string} dist */
async function faultsOfManifest(dist) {
  const { messages, pkg } = await publint({ pkgDir: dist, level: 'warning', strict: true, pack: false });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

/** @param {string} dist */
async function faultsOfTypes(dist) {
  const folder = mkdtempSync(join(tmpdir(), 'tarball-'));
  try {
    const tarball = await tarballOf(dist, folder);
    const { code, output } = await runTool({ package: '@arethetypeswrong/cli', binary: 'attw' }, [
      tarball,
      ...['--profile', 'esm-only', '--no-color', '--no-emoji'],
    ]);
    return code === 0 ? [] : [output];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
