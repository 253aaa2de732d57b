import { runTool } from './runTool.mjs';

/**
 * Below this the cruiser has not seen the source: with a TypeScript it does not know it once reported "no violations"
 * after reading nothing.
 */
const FEWEST_MODULES = 150;

/** @type {import('./checkSteps.mjs').Check} */
export async function checkLayers() {
  const { code, output } = await runTool({ package: 'dependency-cruiser', binary: 'depcruise' }, [
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'err-long',
    'src',
    'examples',
    'player-core',
    'games',
    'bench/peer',
    'workbench',
  ]);
  const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
  if (code === 0 && modules < FEWEST_MODULES)
    return {
      ok: false,
      output: `${output}\nonly ${modules} modules were read; at least ${FEWEST_MODULES} are expected`,
    };
  return { ok: code === 0, note: `${modules} modules`, output };
}
