import { readFileSync, readdirSync } from 'node:fs';
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

describe('every decision', () => {
  const files = readdirSync(join(projectRoot, 'docs/decisions')).filter((file) =>
    /^\d{3}-.*\.md$/.test(file),
  );

  it('has a number of its own, a date, and its line in the index', () => {
    const numbers = files.map((file) => file.slice(0, 3));
    expect(numbers.length).toBeGreaterThan(40);
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
    const index = read('docs/decisions/README.md');
    for (const file of files) {
      const text = read(`docs/decisions/${file}`);
      const [heading = ''] = text.split('\n', 1);
      expect(heading, file).toMatch(new RegExp(`^# ${file.slice(0, 3)} `));
      expect(text, file).toMatch(/\b\d{4}-\d{2}-\d{2}\b/);
      expect(index).toContain(`- [${heading.slice(2)}](${file})`);
    }
  });
});
