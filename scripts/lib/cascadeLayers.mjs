import { relative, sep } from 'node:path';
import { projectRoot } from './projectRoot.mjs';

/**
 * The cascade layer of the sheets of a folder, the first that fits; none where a sheet says by itself where it stands.
 * @type {readonly (readonly [folder: string, layer: 'kit' | 'features' | undefined])[]}
 */
const LAYER_OF_FOLDER = [
  ['src/ui/kit/', 'kit'],
  // theme.css gives the layers their order.
  ['src/ui/theme/', undefined],
  ['src/ui/', 'features'],
  // Over the library's own sheet, which is in no layer.
  ['src/adapters/notifications/', undefined],
  ['workbench/', 'features'],
];

/** Libraries, and pages that are built by themselves, lay out as they like. */
const OURS = /^(src|workbench)\//;

/**
 * @param {string} path of a sheet, from the root of the project
 * @returns {'kit' | 'features' | undefined}
 * @throws {Error} when no folder says it: a sheet that is in no layer would beat all that are in one
 */
export function layerOf(path) {
  if (!OURS.test(path)) return undefined;
  const row = LAYER_OF_FOLDER.find(([folder]) => path.startsWith(folder));
  if (row === undefined)
    throw new Error(`${path}: no folder of scripts/lib/cascadeLayers.mjs says the layer of this sheet`);
  return row[1];
}

/**
 * Puts each sheet into the cascade layer of its folder (src/ui/README.md), so that no sheet has to say it.
 * @returns {import('vite').Plugin}
 */
export function cascadeLayers() {
  return {
    name: 'cascade-layers',
    enforce: 'pre',
    transform: {
      // A sheet that is asked for as a text or an address is none here.
      filter: { id: { include: /\.css(\?|$)/, exclude: /[?&](raw|url)\b/ } },
      handler(css, id) {
        const path = relative(projectRoot, id.split('?')[0] ?? id).replaceAll(sep, '/');
        const layer = layerOf(path);
        if (layer === undefined) return undefined;
        if (css.includes('@layer')) throw new Error(`${path}: its folder says its layer (${layer}) already`);
        return { code: `@layer ${layer} {${css}}`, map: null };
      },
    },
  };
}
