import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chunkCircle } from '@scripts/lib/chunkCircle.mjs';
import { distFolder, ensureBuilt } from '@scripts/lib/ensureBuilt.mjs';

describe('the scripts of the build', () => {
  it('import one another in no circle', async () => {
    expect((await ensureBuilt()).code).toBe(0);
    const manifest: Record<string, { imports?: string[] }> = JSON.parse(
      readFileSync(join(distFolder, '.vite', 'manifest.json'), 'utf8'),
    );
    expect(Object.keys(manifest).length).toBeGreaterThan(50);
    expect(chunkCircle(manifest)).toBeNull();
  });

  it('a circle is named from a script back to itself, however far from the first one it lies', () => {
    const manifest = {
      main: { imports: ['react', 'whole'] },
      react: {},
      whole: { imports: ['react', 'core'] },
      core: { imports: ['whole'] },
    };
    expect(chunkCircle(manifest)).toEqual(['whole', 'core', 'whole']);
  });

  it('what two scripts share is no circle', () => {
    expect(chunkCircle({ a: { imports: ['c'] }, b: { imports: ['c', 'a'] }, c: {} })).toBeNull();
  });
});
