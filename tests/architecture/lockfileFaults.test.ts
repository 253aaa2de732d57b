import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { missingPackages } from '@scripts/lib/ensureInstalled.mjs';
import { lockfileFaults } from '@scripts/lib/lockfileFaults.mjs';

const integrity = `sha512-${'a'.repeat(86)}==`;
const manifest = { dependencies: { axios: '1.21.1' } };
const axios = { version: '1.21.1', integrity };
const lock = (packages: Record<string, object>) => ({
  packages: { '': {}, 'node_modules/axios': axios, ...packages },
});

describe('the lockfile guard', () => {
  it('has nothing to say about a clean lockfile', () => {
    expect(lockfileFaults(manifest, lock({ 'node_modules/b': { version: '2.0.0', integrity } }))).toEqual([]);
  });

  const broken: readonly [string, ReturnType<typeof lock>][] = [
    ['malicious', lock({ 'node_modules/b/node_modules/axios': { version: '1.14.1', integrity } })],
    ['malicious', lock({ 'node_modules/b/node_modules/axios': { version: '0.30.4', integrity } })],
    ['malicious', lock({ 'node_modules/plain-crypto-js': { version: '9.9.9', integrity } })],
    ['integrity', lock({ 'node_modules/b': { version: '2.0.0' } })],
    ['integrity', lock({ 'node_modules/b': { version: '2.0.0', integrity: 'sha1-aaaa' } })],
    [
      'names a host',
      lock({ 'node_modules/b': { version: '2.0.0', integrity, resolved: 'https://x.example/b.tgz' } }),
    ],
    ['install script', lock({ 'node_modules/b': { version: '2.0.0', integrity, hasInstallScript: true } })],
    ['link', lock({ 'node_modules/b': { version: '2.0.0', integrity, link: true } })],
    [
      'not locked',
      lock({ 'node_modules/b': { version: '2.0.0', integrity, optionalDependencies: { c: '1.0.0' } } }),
    ],
    ['in the lockfile', lock({ 'node_modules/axios': { version: '1.20.0', integrity } })],
  ];
  for (const [words, packages] of broken) {
    it(`refuses: ${words} (${Object.keys(packages.packages).at(-1)})`, () => {
      const faults = lockfileFaults(manifest, packages);
      expect(faults).toHaveLength(1);
      expect(faults[0]).toContain(words);
    });
  }

  it.each(['^1.21.1', 'npm:axios@^1.21.1', 'npm:axios'])(
    'refuses a range where a version belongs: %s',
    (axios) => {
      const faults = lockfileFaults({ dependencies: { axios } }, lock({}));
      expect(faults[0]).toContain('pin one version exactly');
    },
  );

  it('takes a second version under another name, and knows a malicious one under any', () => {
    const withOlder = (version: string) =>
      lockfileFaults(
        { dependencies: { ...manifest.dependencies, older: `npm:axios@${version}` } },
        lock({ 'node_modules/older': { name: 'axios', version, integrity } }),
      );
    expect(withOlder('1.20.0')).toEqual([]);
    expect(withOlder('1.14.1')).toEqual([expect.stringContaining('malicious')]);
  });
});

describe('what is missing before a start', () => {
  const root = mkdtempSync(join(tmpdir(), 'install-'));
  const write = (path: string, packages: object): void =>
    writeFileSync(join(root, path), JSON.stringify({ packages }));
  afterAll(() => rmSync(root, { recursive: true }));

  it('is everything on a bare clone, nothing after an install, and what the lockfile has changed since', () => {
    const native = { version: '1.0.0', integrity, optional: true };
    write('package-lock.json', { '': {}, 'node_modules/axios': axios, 'node_modules/native': native });
    expect(missingPackages(root)).toEqual(['node_modules']);

    mkdirSync(join(root, 'node_modules'));
    write('node_modules/.package-lock.json', { 'node_modules/axios': axios });
    expect(missingPackages(root)).toEqual([]);

    write('package-lock.json', {
      '': {},
      'node_modules/axios': { ...axios, version: '1.22.0' },
      'node_modules/b': axios,
    });
    expect(missingPackages(root)).toEqual(['node_modules/axios', 'node_modules/b']);
  });
});
