import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '@scripts/lib/projectRoot.mjs';

const page = readFileSync(join(projectRoot, 'docs/walks.md'), 'utf8');

describe('the walks of docs/walks.md', () => {
  it('name files that exist', () => {
    const named = [...page.matchAll(/`((?:src|tests)\/[\w./-]+)`/g)].map(([, file]) => file ?? '');
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
  });

  it('are those of the house: a stake, a tick, a log-in, a page, a gateway', () => {
    const titles = [...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(titles).toEqual(['A stake', 'A tick', 'A log-in', 'A page', "A gateway of the app's own"]);
  });
});
