import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drift } from '@/adapters/sandbox/faults/drift';
import { FAULT_HOOK_MARKER, FaultPlan } from '@/adapters/sandbox/faults/FaultPlan';
import { httpScript } from '@/adapters/sandbox/faults/httpScript';
import { planFault, readFaultRequest } from '@/adapters/sandbox/faults/planFault';
import type { WireReply } from '@/adapters/sandbox/wire/SandboxBackend';

const reply: WireReply = {
  status: 200,
  headers: { 'retry-after': '3' },
  body: { error: false, data: { a: [{ b: 1 }] } },
};
const perform = (): Promise<WireReply> => Promise.resolve(reply);
const noWait = (): Promise<void> => Promise.resolve();

describe('the plan of faults', () => {
  it('strikes by path, by method, as often as it says', () => {
    const plan = new FaultPlan();
    const exact = plan.http('/bets', { kind: 'hang' }, { method: 'POST', times: 2 });
    const below = plan.http('/bets/*', { kind: 'html' });
    expect(plan.takeHttp('GET', '/bets')).toEqual([]);
    expect(plan.takeHttp('POST', '/bets/by-key/1')).toEqual([{ kind: 'html' }]);
    expect([1, 2, 3].map(() => plan.takeHttp('POST', '/bets').length)).toEqual([1, 1, 0]);
    expect([exact.occurred(), below.occurred()]).toEqual([2, 1]);
  });

  it('lets several faults strike one call, in the order of planning', () => {
    const plan = new FaultPlan();
    plan.http('*', { kind: 'status', status: 502 });
    plan.http('/login', { kind: 'html' });
    expect(plan.takeHttp('POST', '/login').map((fault) => fault.kind)).toEqual(['status', 'html']);
  });

  it('strikes no more once cancelled, and keeps its count', async () => {
    const plan = new FaultPlan();
    const fault = plan.http('*', { kind: 'hang' }, { times: Infinity });
    const happened = fault.happened();
    plan.takeHttp('GET', '/a');
    await happened;
    fault.cancel();
    expect(plan.takeHttp('GET', '/a')).toEqual([]);
    expect(plan.find(fault.id)?.occurred()).toBe(1);
    expect(plan.find('none')).toBeNull();
  });

  it('[P32] draws the same faults from the same seed, about as many as its chance says', () => {
    const pattern = (seed: number): string => {
      const plan = new FaultPlan(seed);
      plan.http('*', { kind: 'dropAfter' }, { times: Infinity, chance: 0.3 });
      return Array.from({ length: 1_000 }, () => plan.takeHttp('POST', '/bets').length).join('');
    };
    expect(pattern(7)).toBe(pattern(7));
    expect(pattern(7)).not.toBe(pattern(8));
    const struck = pattern(7).split('1').length - 1;
    expect(struck).toBeGreaterThan(250);
    expect(struck).toBeLessThan(350);
  });

  it('a deed that reaches nobody has not occurred', () => {
    const plan = new FaultPlan();
    for (const deed of [plan.kick(), plan.freeze(), plan.push('a', 1), plan.restart()])
      expect(deed.occurred()).toBe(0);
  });

  it('carries the mark by which a bundle is searched', () => {
    expect(new FaultPlan().marker).toBe('__SANDBOX_FAULT_HOOK__');
    expect(readFileSync('src/adapters/sandbox/faults/FaultPlan.ts', 'utf8')).toContain(FAULT_HOOK_MARKER);
  });

  it.each([
    { action: 'http', path: '/a', fault: { kind: 'delay', ms: 1 } },
    { action: 'realtime', event: 'x', fault: { kind: 'dup' } },
    { action: 'refuse', message: 'no' },
    { action: 'push', event: 'x', payload: null },
    { action: 'kick' },
    { action: 'kickForGood' },
    { action: 'freeze' },
    { action: 'restart' },
    { action: 'pollingOnly' },
  ])('is planned from JSON: %j', (input) => {
    const plan = new FaultPlan();
    const request = readFaultRequest(input);
    expect(request).not.toBeNull();
    if (request) expect(plan.find(planFault(plan, request).id)).not.toBeNull();
  });

  it('[X19] takes nothing else', () => {
    fc.assert(fc.property(fc.jsonValue(), (input) => readFaultRequest(input) === null));
  });
});

describe('what becomes of a call', () => {
  it('is the engine’s reply as JSON when nothing strikes', async () => {
    await expect(httpScript([], perform, noWait)).resolves.toEqual({
      kind: 'reply',
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8', 'retry-after': '3' },
      text: JSON.stringify(reply.body),
      cors: true,
    });
  });

  it('[F07] combines a status with a page', async () => {
    const outcome = await httpScript([{ kind: 'status', status: 502 }, { kind: 'html' }], perform, noWait);
    expect(outcome).toMatchObject({ status: 502, headers: { 'content-type': 'text/html; charset=utf-8' } });
  });

  it('[F09] cuts by bytes at any place, and never invents any', async () => {
    const whole = JSON.stringify(reply.body);
    for (let bytes = 0; bytes <= whole.length; bytes += 1) {
      const outcome = await httpScript([{ kind: 'truncate', bytes }], perform, noWait);
      expect(outcome).toMatchObject({ text: whole.slice(0, bytes) });
    }
  });

  it('waits before the work or after it', async () => {
    const log: string[] = [];
    const wait = (ms: number): Promise<void> => (log.push(`wait ${ms}`), Promise.resolve());
    const work = (): Promise<WireReply> => (log.push('work'), perform());
    await httpScript(
      [
        { kind: 'delay', ms: 2 },
        { kind: 'delay', ms: 1, before: true },
      ],
      work,
      wait,
    );
    expect(log).toEqual(['wait 1', 'work', 'wait 2']);
  });
});

describe('drift', () => {
  const body = { data: { list: [{ odds: 1.5 }, { odds: 2 }] }, error: false };
  it.each([
    ['error', 'false', { ...body, error: 'false' }],
    ['data.list.1.odds', null, { ...body, data: { list: [{ odds: 1.5 }, { odds: null }] } }],
    ['data.list', undefined, { data: {}, error: false }],
    ['data.fresh.deep', 1, { ...body, data: { ...body.data, fresh: { deep: 1 } } }],
    ['', 7, 7],
  ])('sets %s', (path, value, expected) => {
    const before = JSON.stringify(body);
    expect(drift(body, path, value)).toEqual(expected);
    expect(JSON.stringify(body)).toBe(before);
  });

  it('[X19] can plant a prototype key as a server could, without touching any prototype', () => {
    const drifted = drift({ data: {} }, 'data.__proto__', { polluted: true });
    expect(JSON.stringify(drifted)).toBe('{"data":{"__proto__":{"polluted":true}}}');
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
