import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SnapshotStore } from '@/adapters/sandbox/doors/inBrowser/SnapshotStore';
import type { SandboxNotice } from '@/adapters/sandbox/doors/inBrowser/SnapshotStore';
import { createSandbox } from '@/adapters/sandbox/provider/createSandbox';
import type { FakeTab } from '@tests/support/sandbox/FakeBrowser';
import { addTotal, FakeBrowser } from '@tests/support/sandbox/FakeBrowser';
import { unwatched } from '@tests/support/wire/unwatched';
import { runs } from '@tests/support/runs';

const KEY = 'sandbox:v1';
let browser: FakeBrowser;
let tabs: FakeTab[];

async function settled(): Promise<void> {
  for (let turns = 0; turns < 40; turns += 1) await new Promise((resolve) => setImmediate(resolve));
}

async function open(name: string, more: Parameters<FakeBrowser['openTab']>[1] = {}): Promise<FakeTab> {
  const tab = browser.openTab(name, more);
  tabs.push(tab);
  await settled();
  return tab;
}

const storedTotal = (): unknown =>
  (JSON.parse(browser.stored.get(KEY) ?? '{}') as { snapshot?: { total?: unknown } }).snapshot?.total;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  browser = new FakeBrowser();
  tabs = [];
});
afterEach(() => {
  for (const tab of tabs) tab.sandbox.close();
  vi.useRealTimers();
});

describe('the world in the browser survives the page', () => {
  it('[F58] a change is stored before its reply arrives, and before its event does', async () => {
    const tab = await open('a');
    const seen: unknown[] = [];
    tab.openSocket('').on('total', () => seen.push(['event', storedTotal()]));
    await settled();
    await addTotal(tab, 5).then(() => seen.push(['reply', storedTotal()]));
    await settled();
    expect(seen.toSorted()).toEqual([
      ['event', 5],
      ['reply', 5],
    ]);
  });

  it('[F58] a page that dies at once is continued by the next', async () => {
    const tab = await open('a');
    await addTotal(tab, 5);
    tab.crash();
    const after = await open('b');
    expect(after.engines[0]?.total).toBe(5);
    expect(after.notices).toEqual([]);
  });

  it('stores mere movement of the world now and then, and when the page is hidden', async () => {
    const tab = await open('a');
    const moves = async (ms: number): Promise<void> => {
      browser.now += ms;
      await vi.advanceTimersByTimeAsync(ms);
    };
    browser.writes = [];
    for (let seconds = 0; seconds < 30; seconds += 1) await moves(1_000);
    expect(browser.writes.length).toBeGreaterThanOrEqual(2);
    expect(browser.writes.length).toBeLessThanOrEqual(4);
    browser.writes = [];
    tab.hide();
    expect(browser.writes).toEqual([`a ${KEY}`]);
  });

  it('[F83] a clock that was set back does not stop the storing', async () => {
    await open('a');
    browser.now -= 3_600_000;
    browser.writes = [];
    await vi.advanceTimersByTimeAsync(300);
    expect(browser.writes).toEqual([`a ${KEY}`]);
  });

  it('remembers how far its clock was moved by hand', async () => {
    const tab = await open('a');
    await tab.powers.control('advance', 60_000);
    const moved = tab.engines[0]?.at;
    tab.crash();
    const after = await open('b');
    expect(after.engines[0]?.at).toBe(moved);
    await after.powers.control('advance', 1);
    expect(after.engines[0]?.at).toBe((moved ?? 0) + 1);
  });

  it('hosts alone, and says so, where tabs cannot talk', async () => {
    for (const missing of [{ locks: null }, { openChannel: null }]) {
      const tab = await open('alone', missing);
      expect(tab.notices).toEqual(['singleTab']);
      await expect(addTotal(tab, 1)).resolves.toMatchObject({ value: { status: 200 } });
      tab.sandbox.close();
    }
  });

  it('[F98] the thread of the engine breaks: its calls end as lost, another one goes on with the world as it was saved', async () => {
    const tab = await open('a');
    await addTotal(tab, 5);
    const log: string[] = [];
    const socket = tab.openSocket('');
    for (const event of ['connect', 'disconnect']) socket.on(event, () => log.push(event));
    await settled();
    tab.breakEngine();
    expect(tab.notices).toEqual(['engineFailed']);
    const waiting = addTotal(tab, 2);
    await vi.advanceTimersByTimeAsync(3_000);
    await expect(waiting).resolves.toMatchObject({ value: { status: 200 } });
    await vi.advanceTimersByTimeAsync(3_000);
    await settled();
    expect(log).toEqual(['connect', 'disconnect', 'connect']);
    expect(tab.engines.map(({ total }) => total)).toEqual([5, 7]);
    expect(storedTotal()).toBe(7);
  });

  it('[F98] an engine that fails over one call ends that call, and no other', async () => {
    const tab = await open('a');
    const broken = {
      method: 'GET',
      url: '/broken',
      query: {},
      body: undefined,
      headers: {},
      timeoutMs: 0,
    } as const;
    await expect(tab.transport(broken, unwatched())).resolves.toMatchObject({
      error: { kind: 'offline', sent: true },
    });
    await expect(addTotal(tab, 1)).resolves.toMatchObject({ value: { status: 200 } });
    expect(tab.notices).toEqual([]);
  });

  it('[F69] works from memory, and says so once, where storage is blocked', async () => {
    const tab = await open('a', { storage: null });
    await addTotal(tab, 1);
    await addTotal(tab, 1);
    expect(tab.notices).toEqual(['notStored']);
    expect(tab.engines[0]?.total).toBe(2);
  });

  it('[F70] works from memory when storage is full, and stores again when there is room', async () => {
    const tab = await open('a');
    browser.quota = 10;
    await addTotal(tab, 1);
    await addTotal(tab, 1);
    expect(tab.notices).toEqual(['notStored']);
    expect(storedTotal()).not.toBe(2);
    browser.quota = Infinity;
    await addTotal(tab, 1);
    expect(storedTotal()).toBe(3);
  });

  it.each([
    ['no JSON', '{"version":1,'],
    ['another version', JSON.stringify({ version: 2, snapshot: { total: 9 }, movedMs: 0, revision: 0 })],
    ['not an object', '"text"'],
    ['nothing inside', JSON.stringify({ version: 1 })],
    ['no count of changes', JSON.stringify({ version: 1, snapshot: {}, movedMs: 0 })],
  ])('[F71] begins a new world, and says so, when what is stored is %s', async (_what, text) => {
    browser.stored.set(KEY, text);
    const tab = await open('a');
    expect(tab.notices).toEqual(['freshWorld']);
    expect(tab.engines[0]?.total).toBe(0);
    await addTotal(tab, 1);
    expect(storedTotal()).toBe(1);
  });

  it('[F71] says so when the engine dropped a snapshot that it could not read', async () => {
    const engine = createSandbox({ seed: 'x', startMs: browser.now });
    engine.handle({ method: 'POST', path: '/login/demo', query: {}, headers: {}, body: {}, client: 'c' });
    const stored = { version: 1, snapshot: engine.snapshot(), movedMs: 0, revision: engine.revision() };
    const notices = async (name: string, text: string): Promise<readonly SandboxNotice[]> => {
      browser.stored.set(KEY, text);
      const tab = await open(name, { createEngine: createSandbox });
      tab.sandbox.close();
      return tab.notices;
    };
    expect(await notices('a', JSON.stringify(stored))).toEqual([]);
    expect(await notices('b', JSON.stringify({ ...stored, snapshot: 'nonsense' }))).toEqual(['freshWorld']);
  });

  it('[F71] whatever is stored, the sandbox starts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (text) => {
        browser = new FakeBrowser();
        browser.stored.set(KEY, text);
        browser.stored.set(`${KEY}:term`, text);
        const tab = await open('a', { locks: null });
        await expect(addTotal(tab, 2)).resolves.toMatchObject({ value: { status: 200 } });
        tab.sandbox.close();
      }),
      { numRuns: runs(50) },
    );
  });
});

describe('the store', () => {
  it('[F76] takes nothing from a host whose term is over', () => {
    const shared = new Map<string, string>();
    const storage = {
      getItem: (key: string) => shared.get(key) ?? null,
      setItem: (key: string, value: string) => void shared.set(key, value),
      removeItem: (key: string) => void shared.delete(key),
    };
    const [older, newer] = [
      new SnapshotStore(storage, () => undefined),
      new SnapshotStore(storage, () => undefined),
    ];
    older.beginTerm(0);
    newer.beginTerm(0);
    expect(newer.save('new')).toBe(true);
    expect(older.save('old')).toBe(false);
    expect(newer.load()).toBe('new');
  });

  it('begins later than any term it heard of, also without storage', () => {
    const store = new SnapshotStore(null, () => undefined);
    expect(store.beginTerm(6)).toBe(7);
    expect(store.load()).toBeNull();
  });
});

describe('a host whose term is over', () => {
  it('[F76] answers nothing: the change that nobody kept is not told', async () => {
    const tab = await open('a');
    const log: string[] = [];
    const socket = tab.openSocket('');
    for (const event of ['connect', 'total', 'disconnect']) socket.on(event, () => log.push(event));
    await settled();
    browser.stored.set(`${KEY}:term`, '99');
    await expect(addTotal(tab, 5)).resolves.toMatchObject({ error: { kind: 'offline' } });
    await settled();
    expect(log).toEqual(['connect', 'disconnect']);
    expect(storedTotal()).not.toBe(5);
  });
});
