import { beforeEach, describe, expect, it } from 'vitest';
import { EngineHost } from '@/adapters/sandbox/doors/EngineHost';
import type { LinkPeer } from '@/adapters/sandbox/doors/SandboxLink';
import { MovableClock, WorldClock } from '@/adapters/sandbox/doors/WorldClock';
import type { WireRequest } from '@/adapters/sandbox/wire/SandboxBackend';
import { FakeEngine } from '@tests/support/sandbox/FakeEngine';

const START = 1_000_000;
const request = (method: 'GET' | 'POST', body?: unknown): WireRequest => ({
  method,
  path: '/total',
  query: {},
  headers: {},
  body,
  client: 'test',
});

function peerInto(log: string[]): LinkPeer {
  return {
    opened: () => log.push('opened'),
    refused: ({ message }) => log.push(`refused ${message}`),
    send: (event, payload) => log.push(`${event} ${JSON.stringify(payload)}`),
    dropped: (reason) => log.push(`dropped ${reason}`),
  };
}

describe('the host of the engine', () => {
  let now = START;
  let log: string[];
  let engine: FakeEngine;
  let host: EngineHost<FakeEngine>;
  beforeEach(() => {
    now = START;
    log = [];
    engine = new FakeEngine({ startMs: START });
    host = new EngineHost(engine, { now: () => now }, () => log.push(`kept ${engine.total}`));
  });

  it('[F58] keeps a change before anybody hears of it', async () => {
    host.open('', peerInto(log));
    const reply = host.request(request('POST', { add: 5 })).then(() => log.push('reply'));
    await reply;
    expect(log).toEqual(['opened', 'hello {"token":""}', 'kept 5', 'total {"total":5}', 'reply']);
  });

  it('keeps nothing when nothing changed', async () => {
    await host.request(request('GET'));
    now += 5_000;
    host.advance();
    expect(log).toEqual([]);
  });

  it('shows the engine the present moment before it answers', async () => {
    now += 2_500;
    await host.request(request('GET'));
    expect(engine.at).toBe(now);
  });

  it('says that it opened before it says anything else', () => {
    host.open('alice', peerInto(log));
    expect(log).toEqual(['opened', 'hello {"token":"alice"}']);
  });

  it('passes a refusal on, and nothing after it', () => {
    host.open('bad', peerInto(log)).receive('echo', [], () => log.push('answered'));
    expect(log).toEqual(['refused No.']);
  });

  it('acknowledges after what was said before, and only what the engine answers', () => {
    const connection = host.open('', peerInto(log));
    log.length = 0;
    connection.receive('echo', [1], (value) => log.push(`ack ${JSON.stringify(value)}`));
    connection.receive('silent', [2], () => log.push('never'));
    expect(log).toEqual(['ack {"status":"success","args":[1],"total":0}']);
    expect(engine.received).toEqual([
      ['echo', 1],
      ['silent', 2],
    ]);
  });

  it('tells the engine once that a client has gone, and the client nothing more', () => {
    const connection = host.open('', peerInto(log));
    log.length = 0;
    connection.close();
    connection.close();
    engine.tell('total', {});
    connection.receive('echo', [], () => log.push('never'));
    expect(engine.closedSessions).toBe(1);
    expect(host.connections).toBe(0);
    expect(log).toEqual([]);
    expect(engine.received).toEqual([]);
  });

  it('closes for good when the engine closes, and for a moment when it restarts', () => {
    host.open('', peerInto(log));
    log.length = 0;
    for (const peer of engine.peers.keys()) peer.close('by the engine');
    host.open('', peerInto(log));
    host.restart();
    expect(log).toEqual([
      'dropped io server disconnect',
      'opened',
      'hello {"token":""}',
      'dropped transport close',
    ]);
    expect(host.connections).toBe(0);
  });

  it('resets: kept at once, sockets dropped, the inbox empty', () => {
    const received: number[] = [];
    host.onInbox((fresh) => received.push(fresh.length));
    engine.sms('1', 'a');
    host.run(() => undefined);
    host.open('', peerInto(log));
    log.length = 0;
    host.reset();
    expect(log).toEqual(expect.arrayContaining(['kept 0', 'dropped transport close']));
    expect(received).toEqual([1, 0]);
    expect(engine.inbox()).toEqual([]);
  });

  it('tells of fresh messages only, also when the oldest fall out of the inbox', () => {
    const received: string[] = [];
    host.onInbox((fresh) => received.push(...fresh.map((each) => each.text)));
    for (const text of ['a', 'b', 'c', 'd', 'e']) {
      engine.sms('1', text);
      host.run(() => undefined);
    }
    expect(received).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(engine.inbox()).toHaveLength(3);
  });

  it('stopped, lets no reply and no message out', async () => {
    const outdated: EngineHost<FakeEngine> = new EngineHost(engine, { now: () => now }, () =>
      outdated.stop(),
    );
    outdated.open('', peerInto(log));
    log.length = 0;
    await expect(outdated.request(request('POST', { add: 1 }))).rejects.toMatchObject({ name: 'LinkLost' });
    expect(log).toEqual(['dropped transport close']);
  });

  it('survives an engine that throws', async () => {
    await expect(host.request({ ...request('GET'), path: '/broken' })).rejects.toThrow('a bug');
    await expect(host.request(request('POST', { add: 2 }))).resolves.toMatchObject({ status: 200 });
    expect(log).toEqual(['kept 2']);
  });
});

describe('the clock of a world', () => {
  it('[F75] steps through a gap by seconds, and comes back later when a turn has cost enough', () => {
    const engine = new FakeEngine({ startMs: 0 });
    let real = 0;
    const clock = new WorldClock({ now: () => 10_500 }, () => (real += 6));
    expect(clock.advance(engine)).toBe(false);
    const first = engine.steps.length;
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(11);
    while (!clock.advance(engine));
    expect(engine.steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10.5].map((seconds) => seconds * 1_000));
  });

  it('[F78] leaps over a night in one step', () => {
    const engine = new FakeEngine({ startMs: 0 });
    const eightHours = 8 * 3_600_000;
    expect(new WorldClock({ now: () => eightHours }, () => 0).advance(engine)).toBe(true);
    expect(engine.steps).toEqual([eightHours]);
  });

  it('[F83] stands still while the clock is behind the world', () => {
    const engine = new FakeEngine({ startMs: 5_000 });
    expect(new WorldClock({ now: () => 1_000 }).advance(engine)).toBe(true);
    expect(engine.steps).toEqual([]);
  });

  it('can be moved on by hand', () => {
    const clock = new MovableClock({ now: () => 100 });
    clock.move(50);
    expect([clock.now(), clock.movedMs]).toEqual([150, 50]);
  });
});
