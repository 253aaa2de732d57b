import type { DropReason } from '../../faults/RealtimeFault';
import type { LinkConnection, LinkPeer } from '../SandboxLink';
import type { ManagerDouble } from './ManagerDouble';
import type { Packet } from './PacketBook';
import type { SocketDoorOptions } from './SocketDoorOptions';
import type { SocketDoorParts } from './SocketDoorParts';
import { languageOf } from '../../texts/SpokenLanguage';

/** A dead link is noticed after this much silence: the server's ping interval and its patience together. */
const PING_TIMEOUT_MS = 10_000;

interface AttemptEvents {
  opened(id: string): void;
  refused(error: Error): void;
  failed(error: Error): void;
  message(event: string, payload: unknown): void;
  dropped(reason: DropReason): void;
}

/** One attempt to connect and, when it succeeds, that connection. Everything it reports comes in a later turn, in order. */
export class LinkAttempt {
  private connection: LinkConnection | null = null;
  private over = false;
  private readonly timers: ReturnType<typeof setTimeout>[] = [];

  constructor(
    private readonly parts: SocketDoorParts,
    manager: ManagerDouble,
    auth: NonNullable<SocketDoorOptions['auth']>,
    private readonly events: AttemptEvents,
  ) {
    const giveUp = (): void => {
      this.connection?.close();
      this.end(() => events.failed(new Error('timeout')));
    };
    const impatience = setTimeout(giveUp, manager.connectTimeoutMs);
    this.timers.push(impatience);
    this.later(() => {
      if (manager.transport === 'websocket' && parts.plan.blocksWebSocket()) {
        const error = Object.assign(new Error('websocket error'), { type: 'TransportError' });
        this.end(() => events.failed(error));
      } else if (typeof auth === 'function') auth((data) => this.dial({ ...data }, impatience));
      else this.dial(auth, impatience);
    });
  }

  send({ event, args, acknowledge }: Packet): void {
    const copy = jsonCopy(args);
    // Not `later`: what was sent before a farewell still arrives.
    this.parts.turn(() =>
      this.connection?.receive(event, copy, (value) => {
        if (acknowledge === null) return;
        const answer = jsonCopy(value);
        this.later(() => acknowledge(null, answer));
      }),
    );
  }

  /** The client's own farewell: nothing more is reported. */
  abandon(): void {
    const { connection } = this;
    this.end(() => undefined);
    // Behind what was sent before it, as on a wire.
    this.parts.turn(() => connection?.close());
  }

  private dial(auth: { [key: string]: unknown }, impatience: ReturnType<typeof setTimeout>): void {
    if (this.over) return;
    const peer: LinkPeer = {
      opened: () => {
        clearTimeout(impatience);
        this.later(() => this.events.opened(`sandbox-${this.parts.random().toString(36).slice(2)}`));
      },
      refused: ({ message, data }) =>
        this.later(() => this.end(() => this.events.refused(Object.assign(new Error(message), { data })))),
      send: (event, payload) => {
        const copy = jsonCopy(payload);
        this.later(() => this.events.message(event, copy));
      },
      dropped: (reason) => this.later(() => this.end(() => this.events.dropped(reason))),
      froze: () => {
        this.timers.push(
          setTimeout(() => {
            this.connection?.close();
            this.end(() => this.events.dropped('ping timeout'));
          }, PING_TIMEOUT_MS),
        );
      },
    };
    this.connection = this.parts.link.open(tokenOf(auth), peer, languageOf(auth['lang']) ?? 'en');
  }

  private later(task: () => void): void {
    this.parts.turn(() => {
      if (!this.over) task();
    });
  }

  private end(report: () => void): void {
    if (this.over) return;
    this.over = true;
    for (const timer of this.timers) clearTimeout(timer);
    report();
  }
}

function tokenOf({ token }: { [key: string]: unknown }): string {
  if (token === undefined || token === null) return '';
  return typeof token === 'string' ? token : '(not text)';
}

/** The two sides share no object: what one changes afterwards, the other does not see. */
function jsonCopy<T>(value: T): T {
  return value === undefined ? value : JSON.parse(JSON.stringify(value));
}
