import { describe, expect, it } from 'vitest';
import { configurationFrom } from '@/adapters/config/configurationFrom';
import type { ConfigFile } from '@/adapters/config/configSchema';
import { configurationWarnings } from '@/adapters/config/configurationWarnings';

const warnings = (file: ConfigFile) => configurationWarnings(configurationFrom(file).app);
const remote = (capabilities: ConfigFile['capabilities']) =>
  warnings({ backend: 'remote', apiUrl: 'https://api.example.com', capabilities });

describe('what a configuration risks', () => {
  it('[F89] bets without keys: a browser repeats a POST by itself, and what to do is said', () => {
    for (const capabilities of [{ betPlacement: true }, { betPlacement: true, betKeys: false }]) {
      const [warning, ...more] = remote(capabilities);
      expect(warning).toMatchObject({ key: 'capabilities.betKeys' });
      expect(warning?.advice).toMatch(/one bet may be placed twice\. .*set "betKeys": true, or/);
      expect(more).toEqual([]);
    }
  });

  it('[F89] with keys, without bets and in the sandbox there is nothing to say', () => {
    expect(remote({ betPlacement: true, betKeys: true })).toEqual([]);
    expect(remote({})).toEqual([]);
    expect(remote({ betKeys: true })).toEqual([]);
    expect(warnings({})).toEqual([]);
    expect(warnings({ capabilities: { betKeys: false } })).toEqual([]);
  });
});
