import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { measureFirstVisit } from '@scripts/lib/measureFirstVisit.mjs';

describe('what a first visit downloads', () => {
  const dist = mkdtempSync(join(tmpdir(), 'visit-'));
  const files = {
    'early.js': 'early()',
    'assets/main.js': 'main()',
    'assets/main.css': 'a{}',
    'assets/shared.js': 'shared()',
    'assets/landing.js': 'landing()',
    'assets/landing.css': 'b{}',
    'assets/later.js': 'later()',
  };
  mkdirSync(join(dist, 'assets'));
  mkdirSync(join(dist, '.vite'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dist, file), text);
  writeFileSync(
    join(dist, 'index.html'),
    '<link rel="stylesheet" crossorigin href="/assets/main.css"><script src="/early.js"></script>',
  );
  const manifest = {
    'index.html': {
      file: 'assets/main.js',
      isEntry: true,
      imports: ['_shared.js'],
      dynamicImports: ['src/landing.tsx', 'src/later.tsx'],
      css: ['assets/main.css'],
    },
    '_shared.js': { file: 'assets/shared.js', imports: ['index.html'] },
    'src/landing.tsx': {
      file: 'assets/landing.js',
      isDynamicEntry: true,
      imports: ['_shared.js'],
      css: ['assets/landing.css'],
    },
    'src/later.tsx': { file: 'assets/later.js', isDynamicEntry: true },
  };
  writeFileSync(join(dist, '.vite', 'manifest.json'), JSON.stringify(manifest));
  afterAll(() => rmSync(dist, { recursive: true }));

  it('is the entry, all it imports, what the page names, and the dynamic entries of the list; each once', () => {
    const { js, css } = measureFirstVisit(dist, ['src/landing.tsx']);
    expect([...js.keys()].toSorted()).toEqual([
      'assets/landing.js',
      'assets/main.js',
      'assets/shared.js',
      'early.js',
    ]);
    expect([...css.keys()].toSorted()).toEqual(['assets/landing.css', 'assets/main.css']);
    expect(js.get('early.js')).toBe(gzipSync('early()', { level: 9 }).length);
  });

  it('refuses a list that names what the build does not have', () => {
    expect(() => measureFirstVisit(dist, ['src/gone.tsx'])).toThrow('src/gone.tsx');
  });
});
