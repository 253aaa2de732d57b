import { CAPABILITIES } from '@/application/ports/device/Capabilities';
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { DIALECTS } from '@/adapters/composition/browser/dialects';
import { configSchemaWith } from '@/adapters/config/configSchema';
import { documents } from '@scripts/contract/documents';

const configSchema = configSchemaWith([...DIALECTS.keys()]);

describe('what integrators read by machine', () => {
  it.each([...documents()])('%s is what npm run contract writes', (path, text) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
  });
});

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const [, README_EXAMPLE = ''] = /```json\n(.+?)```/s.exec(readFileSync('README.md', 'utf8')) ?? [];

const SOUND: readonly (readonly [name: string, config: unknown])[] = [
  ['our own', read('public/config.json')],
  ['kesari', read('brands/kesari/config.json')],
  ['volt', read('brands/volt/config.json')],
  ['the one of README', JSON.parse(README_EXAMPLE)],
  ['an empty one', {}],
  ['a language of its own', { backend: 'kestrel', dialect: { apiUrl: 'https://kestrel.example' } }],
  ['a schema named', { $schema: './config.schema.json' }],
];

const FAULTY: readonly (readonly [name: string, config: unknown])[] = [
  ['a misspelt key', { apiURL: 'https://api.example.com' }],
  ['a misspelt capability', { capabilities: { betKey: true } }],
  ['an unknown backend', { backend: 'demo' }],
  ['an address without a scheme', { apiUrl: 'api.example.com' }],
  ['a path of another site', { publicPath: '//elsewhere.example' }],
  ['a player of seventeen', { jurisdiction: { minAge: 17 } }],
  ['a colour by name', { theme: { header: { light: 'red', dark: '#000000' } } }],
  ['no language', { locales: [] }],
  ['a code of nine digits', { otpLength: 9 }],
];

describe('the schema of config.json', () => {
  // Whether a text is an address at all is left to the patterns: editors differ in what they call one.
  const judge = new Ajv({ strict: false, validateFormats: false }).compile(
    read('docs/config.schema.json') as object,
  );

  it.each([...SOUND])('takes %s, as the app does', (_name, config) => {
    expect(judge(config), JSON.stringify(judge.errors)).toBe(true);
    expect(v.is(configSchema, config)).toBe(true);
  });

  it.each([...FAULTY])('refuses %s, as the app does', (_name, config) => {
    expect(judge(config)).toBe(false);
    expect(v.is(configSchema, config)).toBe(false);
  });

  it('refuses a backend without an address, as the app does when it reads the whole', () => {
    expect(judge({ backend: 'remote' })).toBe(false);
    expect(judge({ apiUrl: 'https://api.example.com' })).toBe(true);
  });

  it('says of every key what it is for', () => {
    const { properties } = read('docs/config.schema.json') as {
      properties: Record<string, { description: string }>;
    };
    expect(Object.keys(properties).toSorted()).toEqual(Object.keys(configSchema.entries).toSorted());
    for (const { description } of Object.values(properties)) expect(description.length).toBeGreaterThan(10);
  });
});

describe('README', () => {
  it('says of each capability what is there without it, and names it among the settings', () => {
    const readme = readFileSync('README.md', 'utf8');
    const [list = ''] = /^\| `capabilities` .*$/m.exec(readme) ?? [];
    expect(CAPABILITIES.filter((name) => !readme.includes(`\n| \`${name}\` | `))).toEqual([]);
    expect(CAPABILITIES.filter((name) => !list.includes(`\`${name}\``))).toEqual([]);
  });
});
