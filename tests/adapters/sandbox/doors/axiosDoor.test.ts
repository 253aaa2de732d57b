import axios from 'axios';
import type { AxiosRequestConfig } from 'axios';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAxiosDoor } from '@/adapters/sandbox/doors/inBrowser/createAxiosDoor';
import { EngineHost } from '@/adapters/sandbox/doors/EngineHost';
import { FaultPlan } from '@/adapters/sandbox/faults/FaultPlan';
import { FakeEngine } from '@tests/support/sandbox/FakeEngine';

let engine: FakeEngine;
let plan: FaultPlan;
let send: (config: AxiosRequestConfig) => Promise<unknown>;

beforeEach(() => {
  engine = new FakeEngine({ startMs: 0 });
  plan = new FaultPlan();
  const adapter = createAxiosDoor(new EngineHost(engine, { now: () => 0 }), plan);
  send = (config) => axios.request({ adapter, ...config });
});

describe('the double of the network under axios', () => {
  it.each<[AxiosRequestConfig, string, Record<string, string>]>([
    [{ baseURL: 'https://api.example', url: '/bets/1' }, '/bets/1', {}],
    [
      { baseURL: 'https://api.example/', url: 'bets', params: { skip: 0, none: undefined } },
      '/bets',
      { skip: '0' },
    ],
    [
      { url: '/bets?pagesize=10', params: { refmatchid: 'a b&c' } },
      '/bets',
      { pagesize: '10', refmatchid: 'a b&c' },
    ],
    [{ url: 'https://sports.example/bets', params: new URLSearchParams('a=1&a=2') }, '/bets', { a: '2' }],
    [{ url: '/bets', params: { from: new Date(0) } }, '/bets', { from: '1970-01-01T00:00:00.000Z' }],
    [{ url: '/bets/%2e%2e/x%2Fy' }, '/x%2Fy', {}],
  ])('reads the address of %j', async (config, path, query) => {
    await send(config);
    expect(engine.seen).toMatchObject([{ method: 'GET', path, query }]);
  });

  it('reads headers in lower case, and the body as JSON', async () => {
    await send({
      url: '/x',
      method: 'POST',
      data: { a: 1 },
      headers: { Authorization: 'Bearer t', Token: 'u' },
    });
    expect(engine.seen).toMatchObject([
      {
        method: 'POST',
        body: { a: 1 },
        headers: { authorization: 'Bearer t', token: 'u' },
        client: 'this-browser',
      },
    ]);
  });

  it('does nothing before the next turn, and nothing at all when it was given up before', async () => {
    const late = send({ url: '/x' });
    expect(engine.seen).toEqual([]);
    await late;
    expect(engine.seen).toHaveLength(1);
    await expect(send({ url: '/x', signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'ERR_CANCELED',
    });
    expect(engine.seen).toHaveLength(1);
  });

  it('speaks GET and POST only', async () => {
    await expect(send({ url: '/x', method: 'DELETE' })).rejects.toMatchObject({ status: 404 });
    expect(engine.seen).toEqual([]);
  });

  it('gives text, which axios parses unless it is told not to', async () => {
    await expect(send({ url: '/x' })).resolves.toMatchObject({ data: { data: { total: 0 } } });
    const raw = await send({ url: '/x', responseType: 'text', transformResponse: [(text: unknown) => text] });
    expect(raw).toMatchObject({ data: '{"error":false,"data":{"total":0},"message":""}' });
  });

  it('[F20] tells of a large body piece by piece, so that a client can stop in the middle', async () => {
    plan.http('/x', { kind: 'body', raw: 'x'.repeat(1_000_000) });
    const controller = new AbortController();
    const pieces: number[] = [];
    const stopped = send({
      url: '/x',
      signal: controller.signal,
      onDownloadProgress: ({ loaded, total }) => {
        pieces.push(loaded);
        expect(total).toBe(1_000_000);
        if (loaded > 300_000) controller.abort();
      },
    });
    await expect(stopped).rejects.toMatchObject({ code: 'ERR_CANCELED' });
    expect(pieces.length).toBe(2);
  });

  it('an engine that fails is a network that fails', async () => {
    await expect(send({ url: '/broken' })).rejects.toMatchObject({ code: 'ERR_NETWORK' });
  });

  it('an error shows no token when it is written down', async () => {
    plan.http('/x', { kind: 'dropAfter' });
    const error: unknown = await send({ url: '/x', headers: { token: 'secret' } }).catch(
      (caught: unknown) => caught,
    );
    expect(JSON.stringify(error)).not.toContain('secret');
    expect(JSON.stringify(error)).toContain('ERR_NETWORK');
  });
});
