import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '@scripts/lib/projectRoot.mjs';

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const manifest = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

describe('every dependency has a reason on record', () => {
  const reasons = read('docs/decisions/001-pinned-tools.md');
  const direct = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });

  it('knows the dependencies', () => expect(direct).toContain('react'));

  for (const name of direct) {
    it(name, () => expect(reasons).toMatch(new RegExp(`^\\|[^|]*\`${name}\`[^|]*\\| \\S`, 'm')));
  }

  it('keeps what players download to 15 direct packages', () => {
    expect(Object.keys(manifest.dependencies).length).toBeLessThanOrEqual(15);
  });
});
