import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import configuration from '../../.dependency-cruiser.mjs';
import { projectRoot } from '@scripts/lib/projectRoot.mjs';
import { cruiseLayers } from './cruiseLayers';
import { groundFiles, plants } from './plantedTree';

const FAMILIES = [
  'browser',
  'composition',
  'config',
  'http',
  'node',
  'notifications',
  'platform',
  'realtime',
  'sandbox',
  'storage',
  'stores',
  'wire',
];
const foldersIn = (path: string): string[] =>
  readdirSync(join(projectRoot, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

describe('the source', () => {
  it('has the five rooms and no sixth, and no adapter family without a rule', () => {
    expect(foldersIn('src').toSorted()).toEqual(['adapters', 'application', 'domain', 'texts', 'ui']);
    expect(FAMILIES).toEqual(expect.arrayContaining(foldersIn('src/adapters')));
  });
});

describe('each layer rule speaks when it is broken', () => {
  const root = join(projectRoot, '.cache', `planted-layers-${process.pid}`);
  const broken = new Map<string, Set<string>>();

  beforeAll(async () => {
    for (const { file, code } of [...groundFiles, ...plants]) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), code);
    }
    for (const { from, rule } of await cruiseLayers(root))
      broken.set(from, (broken.get(from) ?? new Set()).add(rule));
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  for (const { rule, file, code } of plants) {
    const title = rule ? `${rule} refuses ${file}: ${code}` : `nothing is said about ${file}: ${code}`;
    it(title, () => expect([...(broken.get(file) ?? [])]).toEqual(rule ? [rule] : []));
  }

  it('leaves no rule without a planted violation, and explains each', () => {
    const rules = configuration.forbidden ?? [];
    const planted = new Set(plants.map(({ rule }) => rule));
    expect(rules.filter(({ name }) => !planted.has(name ?? ''))).toEqual([]);
    expect(rules.filter(({ comment }) => (comment ?? '').length < 30)).toEqual([]);
  });
});
