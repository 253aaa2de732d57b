import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DIALECTS } from '@/adapters/composition/browser/dialects';
import { openDialect } from '@/adapters/composition/openDialect';
import { projectRoot } from '@scripts/lib/projectRoot.mjs';
import { reportConfig } from '@scripts/config/reportConfig';

const MAX_LINES = 600;
const adapter = join(projectRoot, 'examples/dialect-kestrel/adapter');
const LIST = 'src/adapters/composition/browser/dialects.ts';

const APP = ['src', 'scripts', 'public', 'player-core'];

/** Each line of the app and its build that names it; a football side of the sandbox has that name too. */
function linesNaming(word: RegExp): readonly string[] {
  return APP.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:[cm]?[jt]sx?|json)$/.test(entry.name))
      .flatMap(({ parentPath, name }) => {
        const file = join(parentPath, name);
        const lines = readFileSync(file, 'utf8').split('\n');
        return lines
          .filter((line) => word.test(line))
          .map((line) => `${relative(projectRoot, file)}:${line}`);
      }),
  );
}

describe('a backend of a language of its own is one folder', () => {
  it(`whose adapter has fewer than ${MAX_LINES} lines`, () => {
    const lines = readdirSync(adapter).map(
      (name) => readFileSync(join(adapter, name), 'utf8').trimEnd().split('\n').length,
    );
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.reduce((sum, each) => sum + each, 0)).toBeLessThan(MAX_LINES);
  });

  it('and one line where backends are named: nothing else of the app or its build knows it', () => {
    expect(linesNaming(/kestrel|Kestrel(?! Park)/)).toEqual([
      expect.stringMatching(new RegExp(`^${LIST}: {2}\\['kestrel', `)),
    ]);
  });
});

describe('what config.json says of it', () => {
  const KESTREL = { backend: 'kestrel', dialect: { apiUrl: 'https://kestrel.example/v2' } };
  const report = (config: object) => reportConfig(JSON.stringify(config), {});

  it('is what npm start says', async () => {
    expect(await report(KESTREL)).toMatchObject({ backend: 'remote', warnings: [] });
  });

  it.each([
    [{}, /^The setting dialect\.apiUrl in config\.json is missing\.$/],
    [
      { apiUrl: 'https://k.example/v2/' },
      /^The setting dialect\.apiUrl in config\.json must start with https/,
    ],
    [
      { apiURL: 'https://k.example/v2' },
      /dialect\.apiURL .*\(did you mean "apiUrl"\?\)\.$|apiUrl.* is missing\.$/,
    ],
  ])('is judged by its own schema: %j', async (dialect, fault) => {
    expect(await report({ ...KESTREL, dialect })).toEqual({ fault: expect.stringMatching(fault) });
  });

  it('opens it by its name', async () => {
    const load = DIALECTS.get('kestrel') ?? (() => Promise.reject(new Error('it has no line')));
    expect(await openDialect(load, KESTREL.dialect)).toMatchObject({ ok: true });
  });

  it.each([...DIALECTS])('%s has settings that are judged, and can be opened', async (_name, load) => {
    expect((await load()).dialect).toMatchObject({ settings: expect.anything(), open: expect.any(Function) });
  });
});
