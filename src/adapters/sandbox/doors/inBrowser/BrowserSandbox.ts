import type { FaultPlan } from '../../faults/FaultPlan';
import { Inbox } from './Inbox';
import type { SandboxNotice, StorageLike } from './SnapshotStore';
import { SnapshotStore } from './SnapshotStore';
import type { LocksLike } from './tabs/Leadership';
import { Leadership, showSignOfLife, whenTabDies } from './tabs/Leadership';
import { RemoteLink } from './tabs/RemoteLink';
import { SwitchingLink } from './tabs/SwitchingLink';
import type { FromHost, OpenTabChannel, TabChannel, TabMessage, ToHost } from './tabs/TabMessage';
import type { EngineThread, FromEngine, OpenEngineThread } from './worker/EngineMessage';

/** What a page lends to its sandbox. null: this browser does not have it. */
export interface BrowserSandboxEnv {
  readonly openEngine: OpenEngineThread;
  readonly seed: string;
  readonly storage: StorageLike | null;
  readonly locks: LocksLike | null;
  readonly openChannel: OpenTabChannel | null;
  /** Unique among the tabs of this browser. */
  readonly tabId: string;
  readonly faults: FaultPlan;
  /** The page is hidden or left; it may never run again. */
  readonly onHide: (listener: (leaving: boolean) => void) => void;
  /** The page is seen again. */
  readonly onShow: (listener: () => void) => void;
  /** The page is back from the browser's back/forward cache. */
  readonly onReturn: (listener: () => void) => void;
  readonly notice: (notice: SandboxNotice) => void;
}

const TICK_MS = 250;
/** Ticks that a host may leave unanswered before it counts as suspended: five seconds of a running tab. */
const PATIENCE_TICKS = 20;
/** Before an engine that failed is begun anew. */
const RETRY_TICKS = 8;

/**
 * One engine for all tabs of a browser, in a worker of the tab that hosts it: this tab's part in hosting, or in reaching the tab that does. The
 * host saves what the engine wants saved and passes messages on, in the order in which they come: nothing is passed on before it is saved.
 */
export class BrowserSandbox {
  readonly link = new SwitchingLink();
  readonly inbox = new Inbox();
  private readonly store: SnapshotStore;
  private readonly channel: TabChannel | null;
  private readonly leadership: Leadership | null;
  private readonly remote = new RemoteLink((body) => this.tellHost(body));
  private engine: EngineThread | null = null;
  /** Ticks until an engine that failed is begun anew; null while none has. */
  private retry: number | null = null;
  private term = 0;
  private tab = '';
  private lives = 0;
  private unanswered = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly env: BrowserSandboxEnv) {
    const { locks, openChannel, faults } = env;
    this.store = new SnapshotStore(env.storage, env.notice);
    this.beat();
    faults.onRestart(() => void this.control('restart'));
    env.onHide((leaving) => this.hide(leaving));
    env.onShow(() => {
      this.tick();
      this.beat();
    });
    if (locks === null || openChannel === null) {
      this.channel = null;
      this.leadership = null;
      env.notice('singleTab');
      this.startHosting();
      return;
    }
    this.channel = openChannel((message) => this.hear(message));
    this.leadership = new Leadership(locks, {
      won: () => this.startHosting(),
      lost: () => this.stopHosting(),
    });
    env.onReturn(() => this.join(locks));
    this.join(locks);
  }

  get isHosting(): boolean {
    return this.engine !== null;
  }

  /** A control of the engine, wherever it runs. */
  async control(name: string, args: readonly unknown[] = []): Promise<unknown> {
    await this.link.ready();
    return this.remote.control(name, args);
  }

  /** As if the tab were closed. */
  close(): void {
    this.hide(true);
    this.stopHosting();
    this.channel?.close();
  }

  /** Every life has its own name: the sign of an earlier one may have gone out while the page was put away. */
  private join(locks: LocksLike): void {
    this.beat();
    this.lives += 1;
    this.tab = `${this.env.tabId}.${this.lives}`;
    void showSignOfLife(locks, this.tab).then(() => {
      this.tellHost({ kind: 'hello' });
      this.leadership?.stand();
    });
  }

  private startHosting(): void {
    this.term = this.store.beginTerm(this.term);
    this.retry = null;
    const engine = this.env.openEngine(
      // A thread that is closed has nothing more to say; what was under way may still arrive.
      (message) => this.engine === engine && this.hearEngine(message),
      () => this.engine === engine && this.engineFailed(),
    );
    this.engine = engine;
    engine.post({ kind: 'begin', seed: this.env.seed, stored: this.store.load() });
    this.remote.lose();
    this.link.switchTo(this.remote);
    this.tellAll({ kind: 'hosting', inbox: this.inbox.messages });
  }

  private stopHosting(): void {
    const { engine } = this;
    if (engine === null) return;
    this.engine = null;
    this.unanswered = 0;
    this.link.switchTo(null);
    this.remote.lose();
    engine.close();
  }

  /** Of a thread that broke nothing can be told any more; the world as it was saved goes on in another. */
  private engineFailed(): void {
    this.env.notice('engineFailed');
    this.stopHosting();
    this.retry = RETRY_TICKS;
  }

  private hearEngine(message: FromEngine): void {
    switch (message.kind) {
      case 'save':
        if (!this.store.save(message.world)) this.demote();
        return;
      case 'to':
        if (message.tab === this.tab) this.remote.hear(message.body);
        else this.post({ to: 'tab', tab: message.tab, term: this.term, body: message.body });
        return;
      case 'inbox':
        this.inbox.set(message.inbox);
        this.tellAll({ kind: 'inbox', inbox: this.inbox.messages });
        return;
      case 'watchTab':
        return this.watch(message.tab);
      case 'unreadable':
        this.store.unreadable();
    }
  }

  private watch(tab: string): void {
    const { locks } = this.env;
    const { engine } = this;
    // This tab's end is the engine's.
    if (locks === null || tab === this.tab) return;
    whenTabDies(locks, tab, () => this.engine === engine && engine?.post({ kind: 'tabGone', tab }));
  }

  private demote(): void {
    this.stopHosting();
    this.leadership?.resign();
    this.leadership?.stand();
  }

  private beat(): void {
    clearInterval(this.timer);
    this.timer = setInterval(() => this.tick(), TICK_MS);
  }

  private tick(): void {
    if (this.engine !== null) return this.engine.post({ kind: 'tick' });
    if (this.retry !== null) {
      this.retry -= 1;
      if (this.retry === 0) this.startHosting();
      return;
    }
    if (this.leadership === null) return;
    this.unanswered += 1;
    if (this.unanswered > PATIENCE_TICKS) {
      this.unanswered = 0;
      this.leadership.steal();
    } else this.tellHost({ kind: 'tick' });
  }

  private hear(message: TabMessage): void {
    if (message.to === 'host') {
      const { engine } = this;
      if (engine === null) return;
      if (message.body.kind === 'hello') this.tellAll({ kind: 'hosting', inbox: this.inbox.messages });
      if (message.body.kind === 'tick') {
        engine.post({ kind: 'tick' });
        this.tellAll({ kind: 'beat' });
      }
      engine.post({ kind: 'from', tab: message.from, body: message.body });
      return;
    }
    if (message.term < this.term) return;
    if (message.term > this.term) this.follow(message.term);
    if (this.engine !== null) return;
    this.unanswered = 0;
    if (message.to === 'tab') {
      if (message.tab === this.tab) this.remote.hear(message.body);
    } else if (message.body.kind !== 'beat') this.inbox.set(message.body.inbox);
  }

  /** Another tab hosts from here on; what an earlier host owed is lost. */
  private follow(term: number): void {
    this.term = term;
    this.retry = null;
    if (this.engine !== null) this.demote();
    this.remote.lose();
    this.link.switchTo(this.remote);
  }

  /** Nobody looks: the world goes on when somebody does, here or in another tab, whose beat the host passes on. */
  private hide(leaving: boolean): void {
    clearInterval(this.timer);
    this.engine?.post({ kind: 'save' });
    if (!leaving || this.leadership === null) return;
    this.stopHosting();
    this.retry = null;
    this.remote.lose();
    this.leadership.resign();
  }

  private tellHost(body: ToHost): void {
    if (this.engine !== null) return this.engine.post({ kind: 'from', tab: this.tab, body });
    this.post({ to: 'host', from: this.tab, body });
  }

  private tellAll(body: FromHost): void {
    this.post({ to: 'all', term: this.term, body });
  }

  private post(message: TabMessage): void {
    this.channel?.post(message);
  }
}
