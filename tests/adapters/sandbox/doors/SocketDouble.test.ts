import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSocketDoor } from '@/adapters/sandbox/doors/inBrowser/createSocketDoor';
import type { OpenSocket } from '@/adapters/sandbox/doors/inBrowser/createSocketDoor';
import { ManagerDouble } from '@/adapters/sandbox/doors/inBrowser/ManagerDouble';
import { EngineHost } from '@/adapters/sandbox/doors/EngineHost';
import { FaultPlan } from '@/adapters/sandbox/faults/FaultPlan';
import { seededRandom } from '@/adapters/sandbox/faults/seededRandom';
import { FakeEngine } from '@tests/support/sandbox/FakeEngine';

let engine: FakeEngine;
let host: EngineHost<FakeEngine>;
let plan: FaultPlan;
let open: OpenSocket;

async function turns(): Promise<void> {
  for (let count = 0; count < 20; count += 1) await new Promise((resolve) => setImmediate(resolve));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  engine = new FakeEngine({ startMs: 0 });
  host = new EngineHost(engine, { now: () => 0 });
  plan = new FaultPlan();
  open = createSocketDoor(host, plan, () => 0.5);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the double of a socket', () => {
  it('does nothing before the next turn', async () => {
    const socket = open('');
    expect([socket.connected, socket.active, engine.peers.size]).toEqual([false, true, 0]);
    await turns();
    expect([socket.connected, engine.peers.size]).toEqual([true, 1]);
  });

  it('waits to be told when autoConnect is off', async () => {
    const socket = open('', { autoConnect: false });
    await turns();
    expect([socket.connected, socket.active]).toEqual([false, false]);
    socket.connect();
    socket.connect();
    await turns();
    expect([socket.connected, engine.peers.size]).toEqual([true, 1]);
  });

  it('takes the transports that are listed at the time of each attempt', async () => {
    plan.pollingOnly();
    const socket = open('', { transports: ['websocket', 'polling'], reconnectionDelay: 1_000 });
    const errors: unknown[] = [];
    const attempts: number[] = [];
    socket.on('connect_error', (error) => errors.push(error));
    socket.io.on('reconnect_attempt', (attempt) => attempts.push(attempt));
    await turns();
    expect(errors).toHaveLength(1);
    socket.io.opts.transports = ['polling', 'websocket'];
    await vi.advanceTimersByTimeAsync(1_500);
    await turns();
    expect([errors.length, attempts, socket.connected]).toEqual([1, [1], true]);
  });

  it('[F52] waits 1 s, 2 s, 4 s and then 5 s, each half more or half less, and never in step', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 });
    const draw = seededRandom(3);
    const waits: number[][] = [[], [], [], []];
    for (let sample = 0; sample < 1_000; sample += 1) {
      const manager = new ManagerDouble({}, draw, () => undefined);
      for (const wait of waits) {
        const begun = Date.now();
        manager.retryLater();
        manager.retryLater();
        vi.advanceTimersToNextTimer();
        wait.push(Date.now() - begun);
      }
    }
    const bounds = waits.map((wait) =>
      [Math.min(...wait), Math.max(...wait)].map((ms) => Math.round(ms / 100) / 10),
    );
    expect(bounds).toEqual([
      [0.5, 1.5],
      [1, 3],
      [2, 5],
      [4, 5],
    ]);
    expect(new Set(waits[0]).size).toBeGreaterThan(300);
  });

  it('keeps what is sent too early, in order, and sends it on connecting', async () => {
    const socket = open('');
    socket.emit('one', 1);
    socket.emit('two', { deep: [2] });
    await turns();
    expect(engine.received).toEqual([
      ['one', 1],
      ['two', { deep: [2] }],
    ]);
  });

  it('[F55] takes an action back whose time ran out before it could leave', async () => {
    const socket = open('', { autoConnect: false });
    const answer = socket
      .timeout(1_000)
      .emitWithAck('echo', 'late')
      .catch((error: unknown) => String(error));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await answer).toContain('operation has timed out');
    socket.connect();
    await turns();
    expect(engine.received).toEqual([]);
  });

  it('delivers what was sent before a farewell, and nothing after it', async () => {
    const socket = open('');
    await turns();
    const received: string[] = [];
    socket.on('disconnect', (reason) => received.push(String(reason)));
    socket.on('news', () => received.push('news'));
    socket.emit('last', 1);
    engine.tell('news', {});
    socket.disconnect();
    await turns();
    expect(engine.received).toEqual([['last', 1]]);
    expect(received).toEqual(['io client disconnect']);
    expect([engine.closedSessions, socket.active, socket.id]).toEqual([1, false, undefined]);
  });

  it('does not come back by itself after a farewell', async () => {
    const socket = open('');
    await turns();
    socket.disconnect();
    await vi.advanceTimersByTimeAsync(60_000);
    await turns();
    expect(engine.peers.size).toBe(0);
  });

  it('calls a plain acknowledgement, and never one that the connection outlived', async () => {
    const socket = open('');
    await turns();
    const answers: unknown[] = [];
    socket.emit('echo', 'x', (answer: unknown) => answers.push(answer));
    await turns();
    expect(answers).toEqual([{ status: 'success', args: ['x'], total: 0 }]);
    plan.realtime('echo', { kind: 'loseAck' });
    socket.emit('echo', 'y', (answer: unknown) => answers.push(answer));
    await turns();
    plan.kick();
    await turns();
    expect(answers).toHaveLength(1);
  });

  it('shares no object with the other side', async () => {
    const socket = open('');
    await turns();
    const received: unknown[] = [];
    socket.on('news', (payload) => received.push(payload));
    const [mine, theirs] = [{ n: 1 }, { n: 1 }];
    socket.emit('mine', mine);
    engine.tell('news', theirs);
    mine.n = theirs.n = 2;
    await turns();
    expect(engine.received).toEqual([['mine', { n: 1 }]]);
    expect(received).toEqual([{ n: 1 }]);
  });

  it('refuses the names that socket.io keeps for itself', () => {
    const socket = open('');
    for (const name of ['connect', 'disconnect', 'connect_error'])
      expect(() => socket.emit(name)).toThrow('reserved');
  });

  it('listens once, and stops listening', async () => {
    const socket = open('');
    await turns();
    const received: string[] = [];
    const always = (): void => void received.push('always');
    socket.on('news', always);
    socket.once('news', () => received.push('once'));
    engine.tell('news', 1);
    engine.tell('news', 2);
    await turns();
    socket.off('news', always);
    engine.tell('news', 3);
    await turns();
    expect(received).toEqual(['always', 'once', 'always']);
  });

  it('a listener that throws keeps nobody else from hearing', async () => {
    const socket = open('');
    await turns();
    const caught: unknown[] = [];
    const others = process.listeners('uncaughtException');
    process.removeAllListeners('uncaughtException');
    process.once('uncaughtException', (error) => caught.push(error.message));
    const received: string[] = [];
    socket.on('news', () => {
      throw new Error('a bug');
    });
    socket.on('news', () => received.push('heard'));
    engine.tell('news', 1);
    await turns();
    for (const listener of others) process.on('uncaughtException', listener);
    expect([received, caught]).toEqual([['heard'], ['a bug']]);
  });

  it('can stop listening to reconnections, and to everything', async () => {
    const socket = open('', { reconnectionDelay: 10 });
    await turns();
    const received: string[] = [];
    const note = (): void => void received.push('reconnect');
    socket.io.on('reconnect', note);
    socket.on('disconnect', () => received.push('disconnect'));
    const cycle = async (): Promise<void> => {
      plan.kick();
      await turns();
      await vi.advanceTimersByTimeAsync(20);
      await turns();
    };
    await cycle();
    expect(received).toEqual(['disconnect', 'reconnect']);
    socket.io.off('reconnect', note);
    socket.off();
    await cycle();
    expect([received.length, socket.connected]).toEqual([2, true]);
  });

  it('[F04] notices a frozen connection as the real one does, and comes back', async () => {
    const socket = open('');
    await turns();
    const received: unknown[] = [];
    socket.on('disconnect', (reason) => received.push(reason));
    expect(plan.freeze().occurred()).toBe(1);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(received).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(received).toEqual(['ping timeout']);
    expect(engine.closedSessions).toBe(1);
    await vi.advanceTimersByTimeAsync(1_500);
    await turns();
    expect(socket.connected).toBe(true);
  });

  it('gives up an attempt that nobody answers, and tries again', async () => {
    const silent = createSocketDoor(
      {
        request: () => new Promise(() => undefined),
        open: () => ({ receive: () => undefined, close: () => undefined }),
      },
      plan,
    );
    const socket = silent('', { timeout: 20_000 });
    const errors: string[] = [];
    socket.on('connect_error', (error) => errors.push((error as Error).message));
    await turns();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(errors).toEqual(['timeout']);
    expect(socket.active).toBe(true);
    socket.disconnect();
  });
});
