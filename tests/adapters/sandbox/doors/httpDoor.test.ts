import { beforeEach, describe, expect, it } from 'vitest';
import type { HttpRequest, Transport, Watch } from '@/adapters/http/Transport';
import { createHttpDoor } from '@/adapters/sandbox/doors/inBrowser/createHttpDoor';
import { EngineHost } from '@/adapters/sandbox/doors/EngineHost';
import { FaultPlan } from '@/adapters/sandbox/faults/FaultPlan';
import { FakeEngine } from '@tests/support/sandbox/FakeEngine';
import { unwatched } from '@tests/support/wire/unwatched';

const READ: HttpRequest = { method: 'GET', url: '/x', query: {}, body: undefined, headers: {}, timeoutMs: 0 };
let engine: FakeEngine;
let plan: FaultPlan;
let send: (request: Partial<HttpRequest>, watch?: Partial<Watch>) => ReturnType<Transport>;

beforeEach(() => {
  engine = new FakeEngine({ startMs: 0 });
  plan = new FaultPlan();
  const door = createHttpDoor(new EngineHost(engine, { now: () => 0 }), plan);
  send = (request, watch) => door({ ...READ, ...request }, { ...unwatched(), ...watch });
});

describe('the double of the network', () => {
  it.each<[Partial<HttpRequest>, string, Record<string, string>]>([
    [{ url: 'https://api.example/bets/1' }, '/bets/1', {}],
    [{ url: 'https://api.example/bets', query: { skip: '0' } }, '/bets', { skip: '0' }],
    [
      { url: '/bets?pagesize=10', query: { refmatchid: 'a b&c' } },
      '/bets',
      { pagesize: '10', refmatchid: 'a b&c' },
    ],
    [{ url: '/bets/%2e%2e/x%2Fy' }, '/x%2Fy', {}],
  ])('reads the address of %j', async (request, path, query) => {
    await send(request);
    expect(engine.seen).toMatchObject([{ method: 'GET', path, query }]);
  });

  it('reads headers in lower case, and the body as JSON', async () => {
    await send({ method: 'POST', body: { a: 1 }, headers: { Authorization: 'Bearer t', Token: 'u' } });
    expect(engine.seen).toMatchObject([
      {
        method: 'POST',
        body: { a: 1 },
        headers: { authorization: 'Bearer t', token: 'u', 'content-type': 'application/json' },
        client: 'this-browser',
      },
    ]);
  });

  it('does nothing before the next turn, and nothing at all when it was given up before', async () => {
    const late = send({});
    expect(engine.seen).toEqual([]);
    await late;
    expect(engine.seen).toHaveLength(1);
    expect(await send({}, { signal: AbortSignal.abort() })).toEqual({
      ok: false,
      error: { kind: 'aborted', sent: false },
    });
    expect(engine.seen).toHaveLength(1);
  });

  it('gives text, as it came', async () => {
    expect(await send({})).toEqual({
      ok: true,
      value: {
        status: 200,
        text: '{"error":false,"data":{"total":0},"message":""}',
        retryAfter: null,
        from: null,
      },
    });
  });

  it('[F20] tells how large a body is, so that a client can leave before it has it', async () => {
    plan.http('/x', { kind: 'body', raw: 'x'.repeat(1_000_000) });
    const controller = new AbortController();
    const onBytes = (bytes: number): void => {
      if (bytes === 1_000_000) controller.abort();
    };
    expect(await send({}, { signal: controller.signal, onBytes })).toEqual({
      ok: false,
      error: { kind: 'aborted', sent: true },
    });
    expect(plan.aborted()).toEqual([{ method: 'GET', path: '/x' }]);
  });

  it('an engine that fails is a network that fails', async () => {
    expect(await send({ url: '/broken' })).toEqual({ ok: false, error: { kind: 'offline', sent: true } });
  });
});
