import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { USAGE } from '@scripts/conformance/ConformanceOptions';
import { contractCases } from '../../player-core/contract/backendContract';

const PAGE = readFileSync(`${import.meta.dirname}/../../docs/conformance.md`, 'utf8');

const cases = contractCases(() => {
  throw new Error('not opened here');
});

describe('docs/conformance.md', () => {
  it.each([...new Set(cases.map(({ feature }) => feature))])('says what is judged of: %s', (feature) => {
    expect(PAGE).toContain(`| ${feature} | `);
  });

  it.each(USAGE.match(/--[a-z][a-z-]+/g) ?? [])('explains %s', (option) => {
    expect(PAGE).toMatch(new RegExp(`^\\| .*${option}`, 'm'));
  });
});

describe('the cases', () => {
  it('have a title of their own each, and name a page of docs or a requirement', () => {
    expect(new Set(cases.map(({ title }) => title)).size).toBe(cases.length);
    for (const { title, about } of cases)
      expect([title, about]).toEqual([title, expect.stringMatching(/docs\/|^[A-Z]+-\d\d/)]);
  });
});
