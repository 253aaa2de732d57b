import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CONTRACT } from '@scripts/contract/endpoints/contract';
import { EVENTS } from '@scripts/contract/events';
import { fixtures } from '@scripts/contract/fixtures';
import { judgeBy, readOpenApi } from '@tests/support/contract/wireJudge';

interface CallFixture {
  readonly status: number;
  readonly reply: { readonly error: boolean };
}

const files = fixtures(13);
const judge = judgeBy(readOpenApi(), { strict: true });
const isOfCall = (name: string) => (path: string) => path.startsWith(`calls/${name}/`);
const folder = mkdtempSync(join(tmpdir(), 'fixtures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run fixtures', () => {
  it('is the same, byte for byte, for the same seed, and another for another', () => {
    expect([...fixtures(13)]).toEqual([...files]);
    expect(fixtures(14).get('people.json')).not.toBe(files.get('people.json'));
  });

  it.each(CONTRACT.map((call) => [call.name, call] as const))(
    '%s: its replies are the contract’s, one of them done',
    (name, { endpoint }) => {
      const own = [...files]
        .filter(([path]) => isOfCall(name)(path))
        .map(([, text]) => JSON.parse(text) as CallFixture);
      expect(own.some(({ reply }) => !reply.error)).toBe(true);
      const place = [
        'paths',
        endpoint.path.replaceAll(/:(\w+)/g, '{$1}'),
        endpoint.method.toLowerCase(),
        'responses',
      ];
      for (const { status, reply } of own)
        expect(judge(...place, String(status), 'content', 'application/json', 'schema')(reply)).toBeNull();
    },
  );

  it.each(EVENTS.map(({ event }) => event))('%s has a payload', (event) => {
    expect([...files.keys()].some((path) => path.startsWith(`events/${event.replaceAll(':', '.')}/`))).toBe(
      true,
    );
  });

  it('writes into a new folder and over its own files, and into no other', () => {
    const out = join(folder, 'out');
    const write = (to: string): string =>
      execFileSync(
        process.execPath,
        ['--import', 'tsx', 'scripts/contract/writeFixtures.ts', '--seed', '13', '--out', to],
        {
          encoding: 'utf8',
          stdio: 'pipe',
        },
      );
    write(out);
    expect(readFileSync(join(out, 'people.json'), 'utf8')).toBe(files.get('people.json'));
    const stale = join(out, 'calls', 'logIn', '99.200.json');
    writeFileSync(stale, '{}');
    write(out);
    expect(existsSync(stale)).toBe(false);
    expect(readdirSync(join(out, 'calls')).length).toBe(CONTRACT.length);
    expect(() => write('docs')).toThrow('is not empty');
    const foreign = join(folder, 'foreign');
    mkdirSync(join(foreign, 'events'), { recursive: true });
    writeFileSync(join(foreign, 'index.json'), '{}');
    writeFileSync(join(foreign, 'events', 'mine.txt'), 'mine');
    expect(() => write(foreign)).toThrow('is not empty');
    expect(existsSync(join(foreign, 'events', 'mine.txt'))).toBe(true);
  });
});
