import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '@scripts/lib/projectRoot.mjs';

/** AUTH-04, F54, X11, P15. */
const ID =
  /\b(?:(?:API|AUTH|BRAND|CASH|CASINO|HDR|NAV|REWARD|RT|SES|SPORT|SRCH|STORE|TOAST|WAL)-\d{2}|[FPX]\d{2})\b/g;
const REQUIREMENT = /^- ([A-Z]+-\d{2}) /gm;
const FAULT = /^\| *([FX]\d{2}) *\|/gm;
const PROPERTY = /^\| *(P\d{2}) *\|/gm;

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const idsIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? match[0]);
const filesUnder = (folder: string): string[] =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    // What other tests write for a while is no code of ours.
    .filter((file) => /\.(tsx?|mjs|css|md)$/.test(file) && !file.startsWith('.artifacts'))
    .map((file) => join(folder, file));

const requirements = idsIn(read('docs/requirements.md'), REQUIREMENT);
const faults = idsIn(read('docs/faults.md'), FAULT);
const properties = idsIn(read('docs/betting-rules.md'), PROPERTY);
const defined = [...requirements, ...faults, ...properties];

/** Every place that names an id. */
const named = ['src', 'tests', 'docs', 'bench'].flatMap((folder) =>
  filesUnder(folder).flatMap((file) => idsIn(read(file), ID).map((id) => ({ file, id }))),
);
/** Some titles stand in what two test files share. */
const inTests = new Set(named.filter(({ file }) => file.startsWith('tests')).map(({ id }) => id));

describe('the ids that code, tests and docs name', () => {
  it('are each defined once', () => {
    expect(defined.length).toBeGreaterThan(200);
    expect(defined.filter((id, at) => defined.indexOf(id) !== at)).toEqual([]);
  });

  it('are defined in docs/requirements.md, docs/faults.md or docs/betting-rules.md', () => {
    const known = new Set(defined);
    expect(named.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it.each([
    ['requirement', requirements],
    ['fault', faults],
    ['property', properties],
  ])('stand in a test each: every %s', (_kind, ids) => {
    expect(ids.filter((id) => !inTests.has(id))).toEqual([]);
  });
});
