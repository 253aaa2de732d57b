import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '@scripts/lib/ensureBuilt.mjs';
import { startedScript } from '@tests/support/startedScript';
import type { StartedScript } from '@tests/support/startedScript';

const open: StartedScript[] = [];
const made: string[] = [];

async function started(name: string, configText?: string): Promise<StartedScript> {
  let env = {};
  if (configText !== undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'start-'));
    made.push(folder);
    writeFileSync(join(folder, 'config.json'), configText);
    env = { BRAND: folder };
  }
  const script = await startedScript(name, env);
  open.push(script);
  return script;
}

const policyOf = async (url: string) => (await fetch(url)).headers.get('content-security-policy') ?? '';

describe('what npm start says', () => {
  beforeAll(async () => {
    await ensureBuilt();
  });
  afterEach(async () => {
    expect(await Promise.all(open.splice(0).map(({ stop }) => stop()))).not.toContain(1);
    for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
  });

  it('by itself: where the app is, how to look in, and that a sandbox is behind it', async () => {
    const { said, url } = await started('start.mjs');
    expect(said).not.toContain('Warning');
    expect(said).toMatch(/To look in: +press Login, then "Try the demo"/);
    expect(said).toMatch(/Its backend: +a sandbox in your browser: no real money/);
    expect(await (await fetch(url, { headers: { accept: 'text/html' } })).text()).toContain('id="root"');
  });

  it('with a backend: which one, and nothing of a demo or an inbox that only the sandbox has', async () => {
    const { said, url } = await started(
      'start.mjs',
      '{"backend":"remote","apiUrl":"https://api.example.com"}',
    );
    expect(said).not.toMatch(/Warning|demo|inbox/);
    expect(said).toMatch(/Its backend: +https:\/\/api\.example\.com, as config\.json says\./);
    expect(await policyOf(url)).toContain('https://api.example.com');
  });

  it('with a backend on this machine: both addresses, and where the codes are', async () => {
    const { said } = await started('startRemote.mjs');
    const backend = /Its backend: +(http:\/\/127\.0\.0\.1:\d+)/.exec(said)?.[1] ?? '';
    expect(said).toContain(`stand at ${backend}/__sandbox/inbox`);
    expect((await fetch(`${backend}/__sandbox/inbox`)).status).toBe(200);
  });

  it('warns with the sentence that players would see, and serves all the same', async () => {
    const text = '{"backend":"remote","apiURL":"https://api.example.com"}';
    const { said, url } = await started('start.mjs', text);
    expect(said).toContain(
      `Warning: ${join(made[0] ?? '', 'config.json')} is not right:\n` +
        '  The setting apiURL in config.json is not a key of the configuration (did you mean "apiUrl"?).\n',
    );
    expect(said).toContain('Not set up:');
    expect(await (await fetch(`${url}/config.json`)).json()).toEqual(JSON.parse(text));
  });
});
