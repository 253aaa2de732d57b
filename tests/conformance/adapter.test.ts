import { describe, expect, it } from 'vitest';
import { conformanceRun } from '@tests/support/conformance/conformanceRun';
import { MOCK_ADAPTER, openInNode } from '@tests/support/conformance/mockAdapter';

const CONFIG = { backend: 'mock', dialect: {}, capabilities: { betKeys: true, betPlacement: true } };
const KESTREL_ADAPTER = `${import.meta.dirname}/../../examples/dialect-kestrel/node/openInNode.ts`;
const ACCOUNT = ['--user', 'meera', '--password-file', '{folder}/secret', '--write'];

describe('a backend that speaks a language of its own', () => {
  it('is judged behind its adapter: its line is not tried, and never passed', async () => {
    const { code, report, said } = await conformanceRun(CONFIG, '--adapter', MOCK_ADAPTER, ...ACCOUNT);
    const states = Object.fromEntries(report.features.map(({ feature, state }) => [feature, state]));
    expect(states).toMatchObject({ session: 'works', bets: 'works', 'lists and prices': 'works' });
    expect(states).toMatchObject({ 'the line itself': 'not tried', 'cash out': 'missing' });
    expect(said).toContain('not tried: behind an adapter only what the app makes of a reply is judged');
    expect(said).not.toContain('secret');
    // It cannot cancel, which is missing, and no difference.
    expect(report.cases.filter(({ outcome }) => outcome === 'broken')).toEqual([]);
    expect(report.capabilities.write).toMatchObject({
      betPlacement: true,
      cashOut: false,
      marketStream: false,
    });
    expect(code).toBe(0);
  });

  it('has an adapter that opens a backend, as the command asks for it', async () => {
    expect(await openInNode({})).toBeInstanceOf(Function);
  });

  it('is not judged without its adapter', async () => {
    const { code, said } = await conformanceRun(CONFIG);
    expect(said).toMatch(/Could not run: .*"backend" must be/);
    expect(code).toBe(2);
  });

  it.each([
    [
      'settings that are misspelt',
      { backend: 'kestrel', dialect: { apiUlr: 'http://127.0.0.1:9' } },
      /"dialect\.apiUrl" is missing/,
    ],
    [
      'an address where nothing is',
      { backend: 'kestrel', dialect: { apiUrl: 'http://127.0.0.1:9/v2' } },
      /nothing answers behind the adapter/,
    ],
    [
      'a backend that speaks the contract by itself',
      { backend: 'remote', apiUrl: 'http://127.0.0.1:9' },
      /--adapter is for .*"backend" is "remote"/,
    ],
  ])('is not judged with %s', async (_what, config, words) => {
    const { code, said } = await conformanceRun(config, '--adapter', KESTREL_ADAPTER);
    expect(said).toMatch(words);
    expect(code).toBe(2);
  });

  it('is not judged by a module that opens nothing', async () => {
    const { code, said } = await conformanceRun(
      CONFIG,
      '--adapter',
      import.meta.filename.replace('adapter.test', '../support/until'),
    );
    expect(said).toContain('does not export "openInNode"');
    expect(code).toBe(2);
  });
});
