import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '@scripts/lib/projectRoot.mjs';
import { run } from '@scripts/lib/run.mjs';
import { runTool } from '@scripts/lib/runTool.mjs';
import { startNodeSandbox, type NodeSandbox } from '@tests/support/sandbox/startNodeSandbox';

/** What somebody writes who has docs/openapi.yaml and nothing else of ours. */
const CLIENT = `
import createClient from 'openapi-fetch';
import type { paths } from './contract';

const client = createClient<paths>({ baseUrl: process.argv[2] });
const found = <T,>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('nothing came');
  return value;
};

const { data: signedIn } = await client.POST('/login/demo', { body: {} });
const { token } = found(signedIn).data;
const { data: list } = await client.GET('/bet/matches', { params: { query: { sport: '4', inplay: 'false' } } });
const match = found(found(list).data.matches[0]);
const { data: page } = await client.GET('/bet/match/odds', { params: { query: { refmatchid: match.id } } });
const market = found(found(page).data.markets[0]);
const prices = found(found(page).data.odds.find(({ id }) => id === market.id));
const runner = found(prices.runners?.[0]);
const [, odds] = found(runner.back?.[0]);
const { data: placed, error } = await client.POST('/bets', {
  headers: { token },
  body: {
    key: 'c0ffee'.padEnd(32, '0'),
    marketId: market.id,
    runnerId: runner.id,
    side: 'back',
    odds,
    stake: 200,
    marketVersion: market.version,
    acceptOdds: 'better',
  },
});
if (error !== undefined) throw new Error(error.message);
const { status, stack } = found(placed).data.bet;
// @ts-expect-error -- no bet has this field: the types are those of the contract
const nothing = found(placed).data.bet.colour;
console.log(JSON.stringify({ status, stack, token, nothing }));
`;

const TSC = { package: 'typescript-native', binary: 'tsc' };
const OPTIONS = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'ES2023', '--module', 'ESNext'];

let sandbox: NodeSandbox;
let folder: string;

beforeAll(async () => {
  sandbox = await startNodeSandbox();
  const cache = join(projectRoot, '.cache');
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'client-'));
  const types = await openapiTS(readFileSync('docs/openapi.yaml', 'utf8'));
  writeFileSync(join(folder, 'contract.ts'), astToString(types));
  writeFileSync(join(folder, 'client.mts'), CLIENT.replace('./contract', './contract.ts'));
});

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await sandbox.close();
});

describe('a client that is made of docs/openapi.yaml', () => {
  it('compiles', async () => {
    const more = [
      '--moduleResolution',
      'bundler',
      '--types',
      'node',
      '--allowImportingTsExtensions',
      '--ignoreConfig',
    ];
    const { code, output } = await runTool(TSC, [...OPTIONS, ...more, join(folder, 'client.mts')]);
    expect(output).toBe('');
    expect(code).toBe(0);
  });

  it('logs in, lists matches and places a bet at the sandbox server', async () => {
    const { code, output } = await run(process.execPath, [
      '--import',
      'tsx',
      join(folder, 'client.mts'),
      sandbox.url,
    ]);
    expect(code, output).toBe(0);
    const { status, stack, token } = JSON.parse(output) as { status: string; stack: number; token: string };
    expect([status, stack]).toEqual(['matched', 200]);
    const headers = { token };
    const asked = {
      method: 'GET',
      path: '/bets',
      query: {},
      headers,
      body: undefined,
      client: 'test',
    } as const;
    expect(sandbox.engine.handle(asked).body).toMatchObject({ data: { count: 1, bets: [{ stack: 200 }] } });
  });
});
