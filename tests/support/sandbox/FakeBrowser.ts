import type { Transport } from '@/adapters/http/Transport';
import type { BrowserSandboxEnv } from '@/adapters/sandbox/doors/inBrowser/BrowserSandbox';
import { createBrowserSandbox } from '@/adapters/sandbox/doors/inBrowser/createBrowserSandbox';
import type { RunningSandbox } from '@/adapters/sandbox/doors/inBrowser/createBrowserSandbox';
import type { SandboxNotice } from '@/adapters/sandbox/doors/inBrowser/SnapshotStore';
import type { TabMessage } from '@/adapters/sandbox/doors/inBrowser/tabs/TabMessage';
import type { ControlledEngine } from '@/adapters/sandbox/doors/inBrowser/worker/controls';
import { engineHere } from '@/adapters/sandbox/doors/inBrowser/worker/engineHere';
import type { CreateEngine } from '@/adapters/sandbox/doors/inBrowser/worker/WorldKeeper';
import { FaultPlan } from '@/adapters/sandbox/faults/FaultPlan';
import { unwatched } from '../wire/unwatched';
import { FakeFramePage } from './FakeFramePage';
import { FakeEngine } from './FakeEngine';
import { FakeLocks } from './FakeLocks';

export interface FakeTab extends RunningSandbox {
  readonly name: string;
  /** Engines made by this tab, oldest first. */
  readonly engines: FakeEngine[];
  readonly notices: SandboxNotice[];
  /** Closed without a word, as by a crash: nothing runs any more, and the browser frees its locks. */
  crash(): void;
  /** Put away by the system: it neither hears nor says anything, and keeps its locks. */
  /** The thread of its engine breaks, as by an error in its script. */
  breakEngine(): void;
  suspend(): void;
  resume(): void;
  hide(): void;
  show(): void;
  /** Left for another page; `comeBack` returns from the back/forward cache. */
  leave(): void;
  comeBack(): void;
}

/** One change of the fake engine's one figure. */
export function addTotal({ transport }: RunningSandbox, add: number): ReturnType<Transport> {
  const request = {
    method: 'POST',
    url: '/total',
    query: {},
    body: { add },
    headers: {},
    timeoutMs: 0,
  } as const;
  return transport(request, unwatched());
}

/** What the tabs of one browser share: locks, a channel, storage, and the time of day. Driven by fake timers. */
export class FakeBrowser {
  readonly locks = new FakeLocks();
  readonly stored = new Map<string, string>();
  writes: string[] = [];
  now = 1_000_000;
  quota = Infinity;
  private readonly ears = new Map<string, (message: TabMessage) => void>();
  private readonly suspended = new Set<string>();
  private readonly dead = new Set<string>();

  openTab(
    name: string,
    { createEngine, ...more }: Partial<BrowserSandboxEnv> & { readonly createEngine?: CreateEngine } = {},
  ): FakeTab {
    const engines: FakeEngine[] = [];
    const notices: SandboxNotice[] = [];
    const hides: ((leaving: boolean) => void)[] = [];
    const shows: (() => void)[] = [];
    const returns: (() => void)[] = [];
    const fake: CreateEngine = (options) => {
      const engine = new FakeEngine(options);
      engines.push(engine);
      return engine as FakeEngine & ControlledEngine; // the tabs use no other control than the fake has
    };
    const here = engineHere(createEngine ?? fake, { now: () => this.now });
    let fail = (): void => undefined;
    const running = createBrowserSandbox(
      {
        // What goes through a worker's door is copied.
        openEngine: (hear, failed) => {
          fail = failed;
          const thread = here.open((message) => hear(structuredClone(message)), failed);
          return { ...thread, post: (message) => thread.post(structuredClone(message)) };
        },
        seed: name,
        storage: this.storageOf(name),
        locks: this.locks.of(name),
        openChannel: (hear) => {
          this.ears.set(name, hear);
          return { post: (message) => this.spread(name, message), close: () => this.ears.delete(name) };
        },
        tabId: name,
        faults: new FaultPlan(),
        onHide: (listener) => hides.push(listener),
        onShow: (listener) => shows.push(listener),
        onReturn: (listener) => returns.push(listener),
        notice: (notice) => notices.push(notice),
        ...more,
      },
      new FakeFramePage(),
    );
    return {
      ...running,
      name,
      engines,
      notices,
      crash: () => {
        this.dead.add(name);
        this.ears.delete(name);
        this.locks.free(name);
      },
      breakEngine: () => fail(),
      suspend: () => this.suspended.add(name),
      resume: () => this.suspended.delete(name),
      hide: () => hides.forEach((listener) => listener(false)),
      show: () => shows.forEach((listener) => listener()),
      leave: () => hides.forEach((listener) => listener(true)),
      comeBack: () => returns.forEach((listener) => listener()),
    };
  }

  private spread(from: string, message: TabMessage): void {
    if (this.suspended.has(from) || this.dead.has(from)) return;
    const copy = structuredClone(message);
    for (const [name, hear] of this.ears) {
      if (name === from || this.suspended.has(name)) continue;
      setImmediate(() => this.ears.get(name) === hear && !this.suspended.has(name) && hear(copy));
    }
  }

  private storageOf(name: string): NonNullable<BrowserSandboxEnv['storage']> {
    return {
      getItem: (key) => this.stored.get(key) ?? null,
      setItem: (key, value) => {
        if (this.dead.has(name)) return;
        if (value.length > this.quota) throw new DOMException('full', 'QuotaExceededError');
        this.writes.push(`${name} ${key}`);
        this.stored.set(key, value);
      },
      removeItem: (key) => void this.stored.delete(key),
    };
  }
}
