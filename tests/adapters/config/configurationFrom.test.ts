import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { configurationFrom } from '@/adapters/config/configurationFrom';
import { loadConfiguration } from '@/adapters/config/loadConfiguration';
import type { ConfigFile } from '@/adapters/config/configSchema';

/** What came from somewhere else: no type has looked at it. */
const unchecked = (file: unknown) => file as ConfigFile;
const load = (file: unknown) =>
  loadConfiguration(() => Promise.resolve(new Response(JSON.stringify(file))), {});

describe('configurationFrom', () => {
  it('fills in every default', () => {
    expect(configurationFrom({ backend: 'remote', apiUrl: 'https://a.example/' })).toMatchObject({
      app: { backend: 'remote', publicPath: '/', capabilities: { betKeys: false } },
      hosts: { apiUrl: 'https://a.example', socketUrl: 'https://a.example' },
    });
  });

  it.each([
    [{ backend: 'remtoe' }, 'The configuration: "backend" must be "sandbox" or "remote"'],
    [{ backend: 'remote' }, 'The configuration: "apiUrl" is needed when "backend" is "remote"'],
    [{ apiUrl: 'not a url' }, 'The configuration: "apiUrl" must be an address like https://api.example.com'],
    [
      { capabilities: { nope: true } },
      'The configuration: "capabilities.nope" is not a key of the configuration',
    ],
    [
      { apiURL: '' },
      'The configuration: "apiURL" is not a key of the configuration (did you mean "apiUrl"?)',
    ],
    [
      { dialect: {} },
      'The configuration: "dialect" is for a backend of a language of its own, and "backend" names none',
    ],
    [null, 'The configuration has the wrong type: Object is expected, not null'],
    [[], 'The configuration must be an object: { "key": "value" }'],
    ['{}', 'The configuration has the wrong type: Object is expected, not "{}"'],
  ])('throws with what is wrong, and how to mend it: %j', (file, message) => {
    expect(() => configurationFrom(unchecked(file))).toThrow(new Error(message));
  });

  it('knows a backend of a language of its own by the names that are given', () => {
    expect(configurationFrom({ backend: 'osprey' }, ['osprey']).dialect).toEqual({
      name: 'osprey',
      settings: {},
    });
    expect(() => configurationFrom({ backend: 'osprey' })).toThrow('must be "sandbox" or "remote"');
  });

  it('judges any JSON as a file is judged', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (file) => {
        const loaded = await load(file);
        if (loaded.ok) expect(configurationFrom(unchecked(file))).toEqual(loaded.value);
        else expect(() => configurationFrom(unchecked(file))).toThrow(loaded.error.reason);
      }),
    );
  });
});
