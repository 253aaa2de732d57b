import type { WireReply, WireRequest } from '../../../wire/SandboxBackend';
import type { LinkConnection, LinkPeer, SandboxLink } from '../../SandboxLink';
import { LinkLost } from '../../SandboxLink';
import type { ToHost, ToTab } from './TabMessage';
import type { SpokenLanguage } from '../../../texts/SpokenLanguage';

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The engine in a worker of this tab, or in another tab. */
export class RemoteLink implements SandboxLink {
  private lastId = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly peers = new Map<number, LinkPeer>();
  private readonly acks = new Map<number, (value: unknown) => void>();

  constructor(private readonly post: (message: ToHost) => void) {}

  request(request: WireRequest): Promise<WireReply> {
    return this.ask((id) => ({ kind: 'request', id, request })) as Promise<WireReply>; // what `hear` hands on for a request
  }

  control(name: string, args: readonly unknown[]): Promise<unknown> {
    return this.ask((id) => ({ kind: 'control', id, name, args }));
  }

  open(token: string, peer: LinkPeer, language: SpokenLanguage = 'en'): LinkConnection {
    const id = this.nextId();
    this.peers.set(id, peer);
    this.post({ kind: 'open', id, token, language });
    return {
      receive: (event, args, acknowledge) => {
        if (!this.peers.has(id)) return;
        const ack = this.nextId();
        this.acks.set(ack, acknowledge);
        this.post({ kind: 'event', id, event, args, ack });
      },
      close: () => {
        if (this.peers.delete(id)) this.post({ kind: 'close', id });
      },
    };
  }

  hear(message: ToTab): void {
    switch (message.kind) {
      case 'reply':
        return this.answered(message.id)?.resolve(message.reply);
      case 'lost':
        return this.answered(message.id)?.reject(new LinkLost('The sandbox failed over this request.'));
      case 'controlled':
        return this.answered(message.id)?.resolve(message.value);
      case 'opened':
        return this.peers.get(message.id)?.opened();
      case 'refused':
        return this.farewell(message.id)?.refused(message.refusal);
      case 'message':
        return this.peers.get(message.id)?.send(message.event, message.payload);
      case 'dropped':
        return this.farewell(message.id)?.dropped(message.reason);
      case 'ack': {
        const acknowledge = this.acks.get(message.ack);
        this.acks.delete(message.ack);
        if (this.peers.has(message.id)) acknowledge?.(message.value);
      }
    }
  }

  /** The host is gone, and with it every answer that it owed. */
  lose(): void {
    const gone = [...this.peers.values()];
    const owed = [...this.waiting.values()];
    this.peers.clear();
    this.waiting.clear();
    this.acks.clear();
    for (const { reject } of owed) reject(new LinkLost('The tab that hosted the sandbox has gone.'));
    for (const peer of gone) peer.dropped('transport close');
  }

  private ask(message: (id: number) => ToHost): Promise<unknown> {
    const id = this.nextId();
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.post(message(id));
    });
  }

  private answered(id: number): Waiting | undefined {
    const found = this.waiting.get(id);
    this.waiting.delete(id);
    return found;
  }

  private farewell(id: number): LinkPeer | undefined {
    const found = this.peers.get(id);
    this.peers.delete(id);
    return found;
  }

  private nextId(): number {
    this.lastId += 1;
    return this.lastId;
  }
}
