import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './projectRoot.mjs';
import { run } from './run.mjs';

/**
 * Where the program of an installed package is. Started with this very Node, a tool needs neither a shell nor `npx`.
 * @param {string} packageName
 * @param {string} [binary] when the package brings several
 */
export function toolPath(packageName, binary = packageName) {
  const folder = join(projectRoot, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : bin?.[binary];
  if (!file) throw new Error(`${packageName} brings no program named ${binary}`);
  return join(folder, file);
}

/**
 * @param {{ package: string, binary?: string }} tool
 * @param {readonly string[]} args
 * @param {{ show?: boolean, env?: NodeJS.ProcessEnv }} [options]
 */
export function runTool(tool, args, options) {
  return run(process.execPath, [toolPath(tool.package, tool.binary), ...args], options);
}
