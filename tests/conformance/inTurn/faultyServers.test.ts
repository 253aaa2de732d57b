import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configurationFrom } from '@/adapters/config/configurationFrom';
import { readOptions } from '@scripts/conformance/ConformanceOptions';
import { urlDoor } from '@scripts/conformance/urlDoor';
import { data } from '@tests/support/conformance/changing';
import { SERVER_FAULTS } from '@tests/support/conformance/serverFaults';
import { startFaultyServer, type FaultyServer } from '@tests/support/conformance/startFaultyServer';
import { startNodeSandbox, type NodeSandbox } from '@tests/support/sandbox/startNodeSandbox';
import { contractCases } from '../../../player-core/contract/backendContract';
import type { Verdict } from '../../../player-core/contract/ContractCase';

const ORIGIN = 'https://play.example.com';

let sandbox: NodeSandbox;
let server: FaultyServer;

beforeAll(async () => {
  sandbox = await startNodeSandbox({ clock: 'real', origins: ORIGIN });
  server = await startFaultyServer(sandbox.url);
});

afterAll(async () => {
  await server.close();
  await sandbox.close();
});

async function judge(title: string): Promise<Verdict> {
  const options = readOptions(['--config', 'x', '--demo', '--write', '--origin', ORIGIN]);
  if (!options.ok) throw new Error(options.error);
  const configuration = configurationFrom({ backend: 'remote', apiUrl: server.url });
  const { open } = await urlDoor(configuration, options.value, null);
  const found = contractCases(open).find((each) => each.title.startsWith(title));
  if (found === undefined) throw new Error(`no case begins with "${title}"`);
  return found.judge();
}

describe('a server with one fault', () => {
  it('is tried with 25 faults or more', () => {
    expect(SERVER_FAULTS.length).toBeGreaterThanOrEqual(25);
  });

  it.each([...new Set(SERVER_FAULTS.map(({ named }) => named))])(
    'without a fault it passes: %s',
    async (named) => {
      server.break(null);
      expect(await judge(named)).toMatchObject({ outcome: 'passed', why: '' });
    },
  );

  it.each(SERVER_FAULTS)('$fault: it is named by the case "$named"', async ({ begin, named, says }) => {
    server.break(begin());
    const verdict = await judge(named);
    expect(verdict.outcome).toBe('broken');
    expect(verdict.why).toMatch(says);
    expect(verdict.exchanges).not.toEqual([]);
  });
});

describe('a server that has nothing to judge', () => {
  it.each([
    ['a match has markets of its own', 'GET /bet/match/odds', { markets: [], odds: [] }],
    ['who backs gets lower odds', 'GET /bet/match/odds', { odds: [] }],
    ['each row of a statement', 'GET /getAccountstatement', { rows: [] }],
  ])('has not passed: %s', async (named, call, nothing) => {
    server.break(data(call, (page) => ({ ...page, ...nothing })));
    expect(await judge(named)).toMatchObject({ outcome: 'notTried', why: expect.stringMatching(/ no /) });
  });

  it('has not passed: what the demo offers, where it offers none', async () => {
    server.break(data('GET /app/demo', () => ({ hasDemoUsers: false })));
    expect(await judge('what the demo offers')).toMatchObject({ outcome: 'notOffered' });
  });
});
