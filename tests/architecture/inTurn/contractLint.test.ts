import { readFileSync } from 'node:fs';
import { Parser } from '@asyncapi/parser';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';

const SUGGESTED = 2;
const OFF = {
  // Calls for visitors without a body have nothing that they could refuse.
  'operation-4xx-response': 'off',
  // The licence is none of the public ones: it has no identifier, and is a file beside the documents.
  'info-license-strict': 'off',
} as const;

describe('the documents as public linters see them', () => {
  it('docs/openapi.yaml is clean by the recommended rules', async () => {
    const config = await createConfig({ extends: ['recommended'], rules: OFF });
    const found = await lintFromString({ source: readFileSync('docs/openapi.yaml', 'utf8'), config });
    expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });

  it('docs/asyncapi.yaml is read without an error or a warning', async () => {
    const { document, diagnostics } = await new Parser().parse(readFileSync('docs/asyncapi.yaml', 'utf8'));
    expect(document).toBeDefined();
    expect(diagnostics.filter(({ severity }) => severity < SUGGESTED)).toEqual([]);
  });
});
