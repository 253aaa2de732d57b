import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SocketLike } from '@/adapters/realtime/SocketLike';
import type { FakeTab } from '@tests/support/sandbox/FakeBrowser';
import { addTotal, FakeBrowser } from '@tests/support/sandbox/FakeBrowser';

const HOST_LOCK = 'sandbox:v1:host';
let browser: FakeBrowser;
/** Time passes in every tab. */
const pass = async (ms: number): Promise<void> => {
  browser.now += ms;
  await vi.advanceTimersByTimeAsync(ms);
  // The doors' own turns are no timers.
  for (let turns = 0; turns < 40; turns += 1) await new Promise((resolve) => setImmediate(resolve));
};

const add = async (tab: FakeTab, amount: number): Promise<{ total: number }> => {
  const answer = await addTotal(tab, amount);
  if (!answer.ok) throw new Error(answer.error.kind);
  return (JSON.parse(String(answer.value.text)) as { data: { total: number } }).data;
};

function watch(socket: SocketLike): string[] {
  const log: string[] = [];
  for (const event of ['connect', 'disconnect', 'total', 'hello']) {
    socket.on(event, (payload) =>
      log.push(payload === undefined ? event : `${event} ${JSON.stringify(payload)}`),
    );
  }
  return log;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  browser = new FakeBrowser();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('one sandbox for all tabs of a browser', () => {
  let first: FakeTab;
  let second: FakeTab;
  beforeEach(async () => {
    first = browser.openTab('first');
    await pass(0);
    second = browser.openTab('second');
    await pass(0);
  });
  afterEach(() => {
    for (const tab of [first, second]) tab.sandbox.close();
  });

  it('has one engine, hosted by one tab', () => {
    expect(browser.locks.holder(HOST_LOCK)).toBe('first');
    expect([first.sandbox.isHosting, second.sandbox.isHosting]).toEqual([true, false]);
    expect([first.engines.length, second.engines.length]).toEqual([1, 0]);
  });

  it('[F60] both tabs act on the same world, and hear of it at the same time', async () => {
    const logs = [first, second].map((tab) => watch(tab.openSocket('')));
    await pass(1);
    const answers = Promise.all([add(first, 1), add(second, 2)]);
    await pass(1);
    expect((await answers).map(({ total }) => total).toSorted()).toEqual([1, 3]);
    for (const log of logs) {
      expect(log).toEqual(expect.arrayContaining(['connect', 'total {"total":1}', 'total {"total":3}']));
    }
    expect(first.engines[0]?.total).toBe(3);
  });

  it('carries tokens, acknowledgements and refusals between tabs', async () => {
    const socket = second.openSocket('', { auth: { token: 'alice' } });
    const log = watch(socket);
    const answer = socket.timeout(5_000).emitWithAck('echo', { a: 1 });
    const refused = new Promise<unknown>((resolve) =>
      second.openSocket('', { auth: { token: 'bad' } }).on('connect_error', resolve),
    );
    await pass(1);
    expect(log).toEqual(['connect', 'hello {"token":"alice"}']);
    await expect(answer).resolves.toEqual({ status: 'success', args: [{ a: 1 }], total: 0 });
    expect(await refused).toMatchObject({ message: 'No.', data: { type: 'SessionError' } });
    socket.disconnect();
    await pass(1);
    expect(first.engines[0]?.closedSessions).toBe(1);
  });

  it('[F58] the host dies: the next tab goes on from what was stored, and sockets come back by themselves', async () => {
    const log = watch(second.openSocket('', { auth: { token: 'alice' } }));
    const done = add(first, 7);
    await pass(1);
    await done;
    first.crash();
    await pass(10);
    expect(second.sandbox.isHosting).toBe(true);
    expect(second.engines[0]?.total).toBe(7);
    await pass(2_000);
    expect(log.filter((each) => !each.startsWith('total'))).toEqual([
      'connect',
      'hello {"token":"alice"}',
      'disconnect "transport close"',
      'connect',
      'hello {"token":"alice"}',
    ]);
    const after = add(second, 1);
    await pass(1);
    await expect(after).resolves.toEqual({ total: 8 });
  });

  it('[F98] [F54] a call that the dead host owed ends as a network error: done or not, nobody knows', async () => {
    first.suspend();
    const owed = add(second, 3).catch((error: unknown) => error);
    await pass(1);
    first.crash();
    await pass(1);
    expect(await owed).toMatchObject({ message: 'offline' });
  });

  it('closes the sockets of a tab that died', async () => {
    second.openSocket('');
    second.openSocket('');
    await pass(1);
    expect(first.engines[0]?.peers.size).toBe(2);
    second.crash();
    await pass(1);
    expect(first.engines[0]?.peers.size).toBe(0);
  });

  it('[F76] takes over from a host that was suspended; when that wakes up it hosts and writes no more', async () => {
    const spent = add(second, 2);
    await pass(1);
    await spent;
    first.suspend();
    await pass(4_000);
    expect(second.sandbox.isHosting).toBe(false);
    await pass(2_000);
    expect(second.sandbox.isHosting).toBe(true);
    expect(browser.locks.holder(HOST_LOCK)).toBe('second');
    expect(second.engines[0]?.total).toBe(2);
    first.resume();
    browser.writes = [];
    const both = Promise.all([add(first, 10), add(second, 100)]);
    await pass(20_000);
    await both;
    expect(first.sandbox.isHosting).toBe(false);
    expect(second.engines[0]?.total).toBe(112);
    expect(browser.writes.filter((write) => write.startsWith('first'))).toEqual([]);
  });

  it('a host that is busy but answers is left in peace', async () => {
    await pass(60_000);
    expect(browser.locks.holder(HOST_LOCK)).toBe('first');
    expect(second.engines).toEqual([]);
  });

  it('[F75] a visible tab keeps the world moving while its host is hidden and slow', async () => {
    const engine = first.engines[0];
    vi.clearAllTimers();
    const third = browser.openTab('third');
    await pass(1_000);
    expect(engine?.at).toBe(browser.now);
    third.sandbox.close();
  });

  it('tabs that nobody looks at do nothing by the clock; one that is seen again has the world at its present at once', async () => {
    const engine = first.engines[0];
    first.hide();
    second.hide();
    expect(vi.getTimerCount()).toBe(0);
    await pass(60_000);
    expect(engine?.at).toBeLessThan(browser.now);
    second.show();
    await pass(0);
    expect(engine?.at).toBe(browser.now);
    await pass(1_000);
    expect(engine?.at).toBe(browser.now);
    expect(first.sandbox.isHosting).toBe(true);
  });

  it('[F77] a tab that is left hands the world over at once, and takes part again when it comes back', async () => {
    const spent = add(first, 4);
    await pass(1);
    await spent;
    const log = watch(first.openSocket(''));
    await pass(1);
    first.leave();
    await pass(1);
    expect([first.sandbox.isHosting, second.sandbox.isHosting]).toEqual([false, true]);
    expect(second.engines[0]?.total).toBe(4);
    first.comeBack();
    await pass(3_000);
    expect(log.filter((each) => each === 'connect')).toHaveLength(2);
    const after = add(first, 1);
    await pass(1);
    await expect(after).resolves.toEqual({ total: 5 });
    expect(first.sandbox.isHosting).toBe(false);
  });

  it('shows the inbox in every tab, newest first, and resets from any', async () => {
    let received = 0;
    second.tools.onInbox(() => (received += 1));
    first.engines[0]?.sms('1', 'older');
    first.engines[0]?.sms('1', 'newer');
    await pass(300);
    for (const tab of [first, second])
      expect(tab.tools.inbox().map((each) => each.text)).toEqual(['newer', 'older']);
    expect(received).toBeGreaterThan(0);
    const spent = add(second, 9);
    await pass(1);
    await spent;
    const log = watch(second.openSocket(''));
    await pass(1);
    const reset = second.tools.reset();
    await pass(1);
    await reset;
    expect(first.engines[0]?.total).toBe(0);
    expect(log.at(-1)).toBe('disconnect "transport close"');
    for (const tab of [first, second]) expect(tab.tools.inbox()).toEqual([]);
  });

  it('a late tab finds the inbox as it is', async () => {
    first.engines[0]?.sms('1', 'code');
    await pass(300);
    const third = browser.openTab('third');
    await pass(1);
    expect(third.tools.inbox()).toEqual([{ to: '1', text: 'code', at: expect.any(Number) }]);
    third.sandbox.close();
  });

  it('faults strike in the tab that planned them, a restart strikes all', async () => {
    const logs = [first, second].map((tab) => watch(tab.openSocket('')));
    await pass(1);
    expect(second.powers.fault({ action: 'kick' })).not.toBeNull();
    await pass(1);
    expect(logs.map((log) => log.at(-1))).toEqual(['hello {"token":""}', 'disconnect "transport close"']);
    await pass(3_000);
    const restart = second.powers.fault({ action: 'restart' });
    await pass(1);
    expect(second.powers.occurred(restart ?? '')).toBe(1);
    for (const log of logs) expect(log.at(-1)).toBe('disconnect "transport close"');
  });
});
