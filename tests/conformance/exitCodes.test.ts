import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reply } from '@tests/support/conformance/changing';
import { conformanceRun } from '@tests/support/conformance/conformanceRun';
import { startFaultyServer, type FaultyServer } from '@tests/support/conformance/startFaultyServer';
import { startNodeSandbox, type NodeSandbox } from '@tests/support/sandbox/startNodeSandbox';

let sandbox: NodeSandbox;
let server: FaultyServer;

beforeAll(async () => {
  sandbox = await startNodeSandbox({ clock: 'real' });
  server = await startFaultyServer(sandbox.url);
});

afterAll(async () => {
  await server.close();
  await sandbox.close();
});

const remote = (): object => ({ backend: 'remote', apiUrl: server.url });

describe('the exit code of the command', () => {
  it('is 0 where nothing differs', async () => {
    const { code, said } = await conformanceRun(remote(), '--only', 'brand');
    expect(said).toContain('No differences.');
    expect(code).toBe(0);
  });

  it('is 1 where something differs, which is shown with request, reply and where it is written', async () => {
    server.break(
      reply('GET /getBanners', (answer) => ({
        ...answer,
        body: { error: true, data: null, message: 'token=s3cret' },
      })),
    );
    const { code, said, report, junit } = await conformanceRun(remote(), '--only', 'brand');
    server.break(null);
    expect(code).toBe(1);
    expect(said).toMatch(/^brand +works with a difference +3 passed, 1 differ$/m);
    expect(said).toMatch(
      /1\. brand: banners can be read\n.*failed[^]*written in: BRAND-02[^]*> GET \/getBanners[^]*< 200/,
    );
    expect(report.cases.find(({ outcome }) => outcome === 'broken')?.exchanges).not.toEqual([]);
    expect(junit).toContain('<failure message=');
  });

  it('is 1 where nothing is as it should be, and nothing is said to work then', async () => {
    server.break(reply('', (answer) => ({ ...answer, status: 503, body: '<h1>Maintenance</h1>' })));
    const { code, said } = await conformanceRun(remote(), '--only', 'brand');
    server.break(null);
    expect(said).toMatch(/^brand +differs +0 passed, 4 differ$/m);
    expect(code).toBe(1);
  });

  it('is 1 with a report that can be opened, however much a reply holds', async () => {
    server.break(
      reply('GET /getBanners', (answer) => ({
        ...answer,
        body: { error: 'no', data: Array.from({ length: 5_000 }, (_, id) => ({ id })), message: '' },
      })),
    );
    const { code, report, junit } = await conformanceRun(remote(), '--only', 'brand');
    server.break(null);
    expect(code).toBe(1);
    expect(JSON.stringify(report)).toContain('{"id":19},"… and 4980 more"]');
    expect(junit.length).toBeLessThan(5_000);
  });

  it('is 1 where config.json says that there is something, and there is not', async () => {
    server.break(
      reply('GET /casino/games', (answer) => ({
        ...answer,
        status: 404,
        body: { error: true, data: null, message: 'No' },
      })),
    );
    const claimed = { ...remote(), capabilities: { casinoCatalogue: true } };
    const { code, said } = await conformanceRun(claimed, '--only', 'casino');
    const silent = await conformanceRun(remote(), '--only', 'casino');
    server.break(null);
    expect([code, silent.code]).toEqual([1, 0]);
    expect(said).toContain(
      '"capabilities.casinoCatalogue" is true in config.json, and there is no such thing',
    );
    expect(silent.report.capabilities.write).toEqual({ casinoCatalogue: false });
  });

  it.each([
    ['a config.json that is none', '{', [], /is not valid JSON/],
    [
      'a key that is misspelt',
      { backend: 'remote', apiUlr: 'https://x.example' },
      [],
      /"apiUlr" is not a key/,
    ],
    ['the sandbox', { backend: 'sandbox' }, [], /"backend" is not "remote"/],
    [
      'an address where nothing is',
      { backend: 'remote', apiUrl: 'http://127.0.0.1:9' },
      [],
      /nothing answers/,
    ],
    ['a word that is no option', {}, ['--wrong'], /--wrong/],
    ['to write without an account', {}, ['--write'], /--write needs an account/],
    [
      'a feature that there is none of, beside one that is',
      { backend: 'remote', apiUrl: 'http://127.0.0.1:9' },
      ['--only', 'brand', '--only', 'wallett'],
      /no feature is called wallett/,
    ],
    ['codes at no address', {}, ['--codes', 'inbox'], /--codes must be an address/],
    ['a report where no folder can be', {}, ['--report', '/dev/null/x'], /--report: .*ENOTDIR/],
    [
      'a password file that is not there',
      { backend: 'remote', apiUrl: 'http://127.0.0.1:9' },
      ['--user', 'a', '--password-file', '/no/such'],
      /could not be opened.*no.such/,
    ],
  ])('is 2 for %s, in plain words', async (_what, config, args, words) => {
    const { code, said } = await conformanceRun(config, ...args);
    expect(said).toMatch(words);
    expect(said).toMatch(/Could not run: /);
    expect(code).toBe(2);
  });

  it('is 2 where the account is not let in', async () => {
    const account = ['--user', 'stranger1', '--password-file', '{folder}/password'];
    const { code, said } = await conformanceRun(remote(), ...account);
    expect(said).toMatch(/does not let stranger1 in/);
    expect(said).not.toContain('wrong-password');
    expect(code).toBe(2);
  });
});
