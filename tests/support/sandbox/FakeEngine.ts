import type { SocketPeer, SmsMessage, WireReply, WireRequest } from '@/adapters/sandbox/wire/SandboxBackend';
import type { HostedEngine } from '@/adapters/sandbox/doors/EngineHost';

/** The smallest backend with everything a door cares about: something to change, somebody to tell, a world that moves. */
export class FakeEngine implements HostedEngine {
  at: number;
  total = 0;
  changes = 0;
  steps: number[] = [];
  closedSessions = 0;
  readonly seen: WireRequest[] = [];
  readonly received: (readonly [string, ...unknown[]])[] = [];
  readonly peers = new Map<SocketPeer, string>();
  messages: SmsMessage[] = [];

  constructor({ startMs, snapshot }: { readonly startMs: number; readonly snapshot?: unknown }) {
    this.at = startMs;
    if (typeof snapshot !== 'object' || snapshot === null || !('total' in snapshot)) return;
    const saved = snapshot as { at: number; total: number; changes: number; messages: SmsMessage[] };
    Object.assign(this, saved);
  }

  /** POST adds `body.add` and tells every socket; anything else answers with the total. */
  handle(request: WireRequest): WireReply {
    this.seen.push(request);
    const { body } = request;
    if (request.path === '/broken') throw new Error('a bug');
    if (request.method === 'POST' && typeof body === 'object' && body !== null && 'add' in body) {
      this.total += Number(body.add);
      this.changes += 1;
      this.tell('total', { total: this.total });
    }
    return { status: 200, body: { error: false, data: { total: this.total }, message: '' } };
  }

  connect(token: string, peer: SocketPeer): ReturnType<HostedEngine['connect']> {
    if (token === 'bad') return { ok: false, refusal: { message: 'No.', data: { type: 'SessionError' } } };
    this.peers.set(peer, token);
    peer.send('hello', { token });
    return {
      ok: true,
      session: {
        receive: (event, args) => {
          this.received.push([event, ...args]);
          return event === 'echo' ? { status: 'success', args, total: this.total } : undefined;
        },
        closed: () => {
          this.closedSessions += 1;
          this.peers.delete(peer);
        },
      },
    };
  }

  tell(event: string, payload: unknown): void {
    for (const peer of this.peers.keys()) peer.send(event, payload);
  }

  sms(to: string, text: string): void {
    this.messages = [...this.messages, { to, text, at: this.at }].slice(-3);
    this.changes += 1;
  }

  advanceTo(nowMs: number): void {
    if (nowMs <= this.at) return;
    this.at = nowMs;
    this.steps.push(nowMs);
  }

  inbox(): readonly SmsMessage[] {
    return this.messages;
  }

  snapshot(): unknown {
    return { at: this.at, total: this.total, changes: this.changes, messages: this.messages };
  }

  revision(): number {
    return this.changes;
  }

  now(): number {
    return this.at;
  }

  restart(): void {
    this.closeAll();
  }

  reset(): void {
    this.closeAll();
    this.total = 0;
    this.messages = [];
    this.changes += 1;
  }

  private closeAll(): void {
    const gone = [...this.peers.keys()];
    this.peers.clear();
    for (const peer of gone) peer.close('gone');
  }
}
