import type { FaultPlan } from '../../faults/FaultPlan';
import type { SmsMessage } from '../../wire/SandboxBackend';
import type { HostClock } from '../WorldClock';
import { runControl } from './controls';
import type { SandboxNotice, StorageLike } from './SnapshotStore';
import { SnapshotStore } from './SnapshotStore';
import type { LocksLike } from './tabs/Leadership';
import { Leadership, showSignOfLife, whenTabDies } from './tabs/Leadership';
import { RemoteLink } from './tabs/RemoteLink';
import { SwitchingLink } from './tabs/SwitchingLink';
import type { FromHost, OpenTabChannel, TabChannel, TabMessage, ToHost } from './tabs/TabMessage';
import { TabServer } from './tabs/TabServer';
import type { CreateEngine } from './WorldKeeper';
import { WorldKeeper } from './WorldKeeper';

/** What a page lends to its sandbox. null: this browser does not have it. */
export interface BrowserSandboxEnv {
  readonly createEngine: CreateEngine;
  readonly seed: string;
  readonly clock: HostClock;
  readonly storage: StorageLike | null;
  readonly locks: LocksLike | null;
  readonly openChannel: OpenTabChannel | null;
  /** Unique among the tabs of this browser. */
  readonly tabId: string;
  readonly faults: FaultPlan;
  /** The page is hidden or left; it may never run again. */
  readonly onHide: (listener: (leaving: boolean) => void) => void;
  /** The page is back from the browser's back/forward cache. */
  readonly onReturn: (listener: () => void) => void;
  readonly notice: (notice: SandboxNotice) => void;
}

const TICK_MS = 250;
/** Ticks that a host may leave unanswered before it counts as suspended: five seconds of a running tab. */
const PATIENCE_TICKS = 20;

/** One engine for all tabs of a browser: this tab's part in hosting it, or in reaching the tab that does. */
export class BrowserSandbox {
  readonly link = new SwitchingLink();
  private readonly store: SnapshotStore;
  private readonly channel: TabChannel | null;
  private readonly leadership: Leadership | null;
  private readonly remote = new RemoteLink((body) => this.tellHost(body));
  private keeper: WorldKeeper | null = null;
  private server: TabServer | null = null;
  private term = 0;
  private tab = '';
  private lives = 0;
  private unanswered = 0;
  private messages: readonly SmsMessage[] = [];
  private readonly inboxListeners = new Set<() => void>();
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(private readonly env: BrowserSandboxEnv) {
    const { locks, openChannel, faults } = env;
    this.store = new SnapshotStore(env.storage, env.notice);
    this.timer = setInterval(() => this.tick(), TICK_MS);
    faults.onRestart(() => void this.control('restart'));
    env.onHide((leaving) => this.hide(leaving));
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
    return this.keeper !== null;
  }

  /** Newest first. */
  inbox(): readonly SmsMessage[] {
    return this.messages.toReversed();
  }

  onInbox(listener: () => void): () => void {
    this.inboxListeners.add(listener);
    return () => this.inboxListeners.delete(listener);
  }

  /** A control of the engine, wherever it runs. */
  async control(name: string, args: readonly unknown[] = []): Promise<unknown> {
    await this.link.ready();
    if (this.keeper === null) return this.remote.control(name, args);
    return this.controlHere(this.keeper, name, args);
  }

  /** Brings a world that is hosted here to the present, without waiting for the next turn of its timer. */
  catchUp(): void {
    this.keeper?.host.advance(Infinity);
  }

  /** As if the tab were closed. */
  close(): void {
    clearInterval(this.timer);
    this.hide(true);
    this.channel?.close();
  }

  /** Every life has its own name: the sign of an earlier one may have gone out while the page was put away. */
  private join(locks: LocksLike): void {
    this.lives += 1;
    this.tab = `${this.env.tabId}.${this.lives}`;
    void showSignOfLife(locks, this.tab).then(() => {
      this.tellHost({ kind: 'hello' });
      this.leadership?.stand();
    });
  }

  private startHosting(): void {
    this.term = this.store.beginTerm(this.term);
    const { createEngine, clock, seed, locks } = this.env;
    const keeper = new WorldKeeper({
      store: this.store,
      createEngine,
      clock,
      seed,
      outdated: () => this.demote(),
    });
    this.keeper = keeper;
    this.server = new TabServer({
      link: keeper.host,
      post: (tab, body) => this.post({ to: 'tab', tab, term: this.term, body }),
      control: (name, args) => this.controlHere(keeper, name, args),
      onTabGone: (tab, gone) => locks && whenTabDies(locks, tab, gone),
    });
    const inboxNow = (): void => {
      this.setInbox(keeper.host.engine.inbox());
      this.tellAll({ kind: 'inbox', inbox: this.messages });
    };
    keeper.host.onInbox(inboxNow);
    this.setInbox(keeper.host.engine.inbox());
    this.remote.lose();
    this.link.switchTo(keeper.host);
    this.tellAll({ kind: 'hosting', inbox: this.messages });
  }

  private stopHosting(): void {
    const { keeper } = this;
    this.keeper = null;
    this.server = null;
    this.unanswered = 0;
    this.link.switchTo(null);
    keeper?.host.stop();
  }

  private controlHere(keeper: WorldKeeper, name: string, args: readonly unknown[]): unknown {
    const value = runControl(keeper.host, keeper.clock, name, args);
    keeper.save();
    return value;
  }

  private demote(): void {
    this.stopHosting();
    this.leadership?.resign();
    this.leadership?.stand();
  }

  private tick(): void {
    if (this.keeper !== null) {
      this.keeper.tick();
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
      if (this.keeper === null) return;
      if (message.body.kind === 'hello') this.tellAll({ kind: 'hosting', inbox: this.messages });
      if (message.body.kind === 'tick') {
        this.keeper.tick();
        this.tellAll({ kind: 'beat' });
      }
      this.server?.hear(message.from, message.body);
      return;
    }
    if (message.term < this.term) return;
    if (message.term > this.term) this.follow(message.term);
    if (this.keeper !== null) return;
    this.unanswered = 0;
    if (message.to === 'tab') {
      if (message.tab === this.tab) this.remote.hear(message.body);
    } else if (message.body.kind !== 'beat') this.setInbox(message.body.inbox);
  }

  /** Another tab hosts from here on; what an earlier host owed is lost. */
  private follow(term: number): void {
    this.term = term;
    if (this.keeper !== null) this.demote();
    this.remote.lose();
    this.link.switchTo(this.remote);
  }

  private hide(leaving: boolean): void {
    this.keeper?.save();
    if (!leaving || this.leadership === null) return;
    this.stopHosting();
    this.remote.lose();
    this.leadership.resign();
  }

  private setInbox(messages: readonly SmsMessage[]): void {
    this.messages = messages;
    for (const listener of this.inboxListeners) listener();
  }

  private tellHost(body: ToHost): void {
    this.post({ to: 'host', from: this.tab, body });
  }

  private tellAll(body: FromHost): void {
    this.post({ to: 'all', term: this.term, body });
  }

  private post(message: TabMessage): void {
    this.channel?.post(message);
  }
}
