import type { DropReason } from '../faults/RealtimeFault';
import type { SandboxBackend, SmsMessage, SocketPeer, WireReply, WireRequest } from '../wire/SandboxBackend';
import type { SandboxControls } from '../wire/SandboxControls';
import type { LinkConnection, LinkPeer, SandboxLink } from './SandboxLink';
import { LinkLost } from './SandboxLink';
import type { HostClock } from './WorldClock';
import { WorldClock } from './WorldClock';
import type { SpokenLanguage } from '../texts/SpokenLanguage';

/** The engine, as far as hosting it takes. */
export type HostedEngine = SandboxBackend & Pick<SandboxControls, 'now' | 'restart' | 'reset'>;

/**
 * Holds the one running engine for a door: moves its world, passes calls in, and lets nothing out before the change that it tells of
 * has been kept.
 */
export class EngineHost<E extends HostedEngine> implements SandboxLink {
  private readonly world: WorldClock;
  private depth = 0;
  private stopped = false;
  private outbox: (() => void)[] = [];
  private savedRevision: number;
  private newest: SmsMessage | undefined;
  private closeReason: DropReason = 'io server disconnect';
  private readonly peers = new Set<LinkPeer>();
  private readonly inboxListeners = new Set<(fresh: readonly SmsMessage[]) => void>();

  /** @param keep called when something changed that must survive, before any reply or message of that change leaves */
  constructor(
    readonly engine: E,
    clock: HostClock,
    private readonly keep: () => void = () => undefined,
  ) {
    this.world = new WorldClock(clock);
    this.savedRevision = engine.revision();
    this.newest = engine.inbox().at(-1);
  }

  get connections(): number {
    return this.peers.size;
  }

  async request(request: WireRequest): Promise<WireReply> {
    const reply = this.run(() => this.engine.handle(request));
    if (this.stopped) throw new LinkLost('This sandbox is hosted elsewhere by now.');
    return reply;
  }

  open(token: string, peer: LinkPeer, language?: SpokenLanguage): LinkConnection {
    return this.run(() => this.connect(token, peer, language));
  }

  /** Moves the world towards the clock, by as much as one turn may cost; true when it has arrived. */
  advance(budgetMs?: number): boolean {
    return this.call(() => this.world.advance(this.engine, budgetMs));
  }

  /** As when a server process starts again: sockets drop and may come back by themselves. */
  restart(): void {
    this.closing(() => this.engine.restart());
  }

  /** Forgets everything. */
  reset(): void {
    this.closing(() => this.engine.reset());
    this.newest = this.engine.inbox().at(-1);
    this.keep();
    for (const listener of this.inboxListeners) listener([]);
  }

  /** Hosts no more: nothing is told from here on, sockets may come back to the next host. */
  stop(): void {
    this.stopped = true;
    this.outbox = [];
    const gone = [...this.peers];
    this.peers.clear();
    for (const peer of gone) peer.dropped('transport close');
  }

  /** Told of messages that were not there before; of none after a reset. */
  onInbox(listener: (fresh: readonly SmsMessage[]) => void): () => void {
    this.inboxListeners.add(listener);
    return () => this.inboxListeners.delete(listener);
  }

  /** Any use of the engine, at the present moment and with the same care. */
  run<T>(use: () => T): T {
    return this.call(() => {
      this.world.advance(this.engine);
      return use();
    });
  }

  private connect(token: string, peer: LinkPeer, language?: SpokenLanguage): LinkConnection {
    const first = this.outbox.length;
    const far: SocketPeer = {
      send: (event, payload) => this.post(() => this.peers.has(peer) && peer.send(event, payload)),
      close: () => {
        const reason = this.closeReason;
        this.post(() => this.peers.delete(peer) && peer.dropped(reason));
      },
    };
    const answer = this.engine.connect(token, far, language);
    if (!answer.ok) {
      this.post(() => peer.refused(answer.refusal));
      return { receive: () => undefined, close: () => undefined };
    }
    this.peers.add(peer);
    // What the engine said while it accepted comes after the news that it accepted.
    this.outbox.splice(first, 0, () => peer.opened());
    const { session } = answer;
    return {
      receive: (event, args, acknowledge) => {
        if (!this.peers.has(peer)) return;
        this.run(() => {
          const value = session.receive(event, args);
          if (value !== undefined) this.post(() => acknowledge(value));
        });
      },
      close: () => {
        if (this.peers.delete(peer)) this.run(() => session.closed());
      },
    };
  }

  private closing(act: () => void): void {
    this.closeReason = 'transport close';
    try {
      this.call(act);
    } finally {
      this.closeReason = 'io server disconnect';
    }
  }

  private post(task: () => unknown): void {
    this.outbox.push(() => void task());
    if (this.depth === 0) this.settle();
  }

  private call<T>(use: () => T): T {
    this.depth += 1;
    try {
      return use();
    } finally {
      this.depth -= 1;
      if (this.depth === 0) this.settle();
    }
  }

  /** Keeps first, tells second. */
  private settle(): void {
    const revision = this.engine.revision();
    if (revision !== this.savedRevision) {
      this.savedRevision = revision;
      this.keep();
    }
    for (let task = this.outbox.shift(); task !== undefined; task = this.outbox.shift()) task();
    this.tellInbox();
  }

  private tellInbox(): void {
    const messages = this.engine.inbox();
    const last = messages.at(-1);
    if (last === this.newest || last === undefined) return;
    const known = this.newest === undefined ? -1 : messages.indexOf(this.newest);
    this.newest = last;
    for (const listener of this.inboxListeners) listener(messages.slice(known + 1));
  }
}
