import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { build } from 'vite';
import { cascadeLayers, layerOf } from '@scripts/lib/cascadeLayers.mjs';
import { projectRoot } from '@scripts/lib/projectRoot.mjs';

const SHEETS = ['src', 'workbench'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${root}/${name}`),
);

/** What a build makes of a sheet at that path. */
async function built(path: string, css: string): Promise<string> {
  const id = `${projectRoot}/${path}`;
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'planted',
        enforce: 'pre',
        load: (asked) => (asked === id ? css : null),
        resolveId: (asked) => (asked === id ? id : null),
      },
      cascadeLayers(),
    ],
    build: { write: false, rolldownOptions: { input: id } },
  });
  const files = Array.isArray(output)
    ? output.flatMap((each) => each.output)
    : 'output' in output
      ? output.output
      : [];
  return files.map((file) => (file.type === 'asset' ? String(file.source).trim() : '')).join('');
}

describe('the cascade layer of a style sheet', () => {
  it.each([
    ['src/ui/kit/button/Button.module.css', 'kit'],
    ['src/ui/betting/slip/BetSlip.module.css', 'features'],
    ['src/ui/layout/firstPaint.css', 'features'],
    ['workbench/Workbench.module.css', 'features'],
    ['src/ui/theme/tokens.css', undefined],
    ['src/adapters/notifications/toast.css', undefined],
    ['node_modules/react-toastify/dist/ReactToastify.css', undefined],
    ['bench/pages/bench.css', undefined],
  ])('of %s is %s, by its folder', (path, layer) => {
    expect(layerOf(path)).toBe(layer);
  });

  it('is known of every sheet there is, and no sheet of a folder with one says it again', () => {
    expect(SHEETS.length).toBeGreaterThan(150);
    const said = SHEETS.filter(
      (path) => layerOf(path) !== undefined && readFileSync(path, 'utf8').includes('@layer'),
    );
    expect(said).toEqual([]);
  });

  it('of a folder that nobody thought of is a fault, not none', () => {
    expect(() => layerOf('src/adapters/browser/new.css')).toThrow('says the layer of this sheet');
  });

  it('is put around the sheet by the build', async () => {
    expect(await built('src/ui/kit/Planted.css', '.a{opacity:0}')).toBe('@layer kit{.a{opacity:0}}');
    expect(await built('src/ui/sports/Planted.css', '.a{opacity:0}')).toBe('@layer features{.a{opacity:0}}');
    expect(await built('src/ui/theme/Planted.css', '.a{opacity:0}')).toBe('.a{opacity:0}');
  });

  it('is not said a second time: such a sheet would stand in a layer of the layer', async () => {
    await expect(built('src/ui/sports/Planted.css', '@layer features {.a{opacity:0}}')).rejects.toThrow(
      'its folder says its layer (features) already',
    );
  });
});
