import { checkLayers } from './checkLayers.mjs';
import { checkLockfile } from './checkLockfile.mjs';
import { checkNames } from './checkNames.mjs';
import { checkSizes } from './checkSizes.mjs';
import { runTool } from './runTool.mjs';

/**
 * @typedef {object} CheckResult
 * @property {boolean} ok
 * @property {string} output shown when it failed
 * @property {string} [note] a few words for the line of a check that passed
 * @typedef {() => Promise<CheckResult>} Check
 */

/**
 * @param {{ package: string, binary?: string }} program
 * @param {...string} args
 * @returns {Check}
 */
const tool =
  (program, ...args) =>
  async () => {
    const { code, output } = await runTool(program, args, { env: { NO_COLOR: '1' } });
    return { ok: code === 0, output };
  };

/** The native compiler takes a fifth of the time; what reads the source with the other one knows no other yet (decision 073). */
const tsc = { package: 'typescript-native', binary: 'tsc' };

/**
 * All that is checked without running the app, the long ones first.
 * @type {readonly { name: string, check: Check }[]}
 */
export const checkSteps = [
  { name: 'types', check: tool(tsc, '-p', 'tsconfig.json') },
  { name: 'layers', check: checkLayers },
  { name: 'sizes', check: checkSizes },
  { name: 'dead code', check: tool({ package: 'knip' }, '--no-progress') },
  { name: 'kept alive by tests', check: tool({ package: 'knip' }, '--production', '--no-progress') },
  { name: 'format', check: tool({ package: 'oxfmt' }, '--check', '.') },
  { name: 'core types', check: tool(tsc, '-p', 'src/application/tsconfig.json') },
  { name: 'types of the games', check: tool(tsc, '-p', 'games/tsconfig.json') },
  { name: 'types without a browser', check: tool(tsc, '-p', 'src/adapters/composition/tsconfig.json') },
  { name: 'lint', check: tool({ package: 'oxlint' }, '--deny-warnings') },
  { name: 'names', check: checkNames },
  { name: 'lockfile', check: checkLockfile },
];
