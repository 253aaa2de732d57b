import type { SocketRefusal, WireReply, WireRequest } from '../wire/SandboxBackend';
import type { DropReason } from '../faults/RealtimeFault';
import type { SpokenLanguage } from '../texts/SpokenLanguage';

/**
 * A backend at the other end of some distance: the engine in this process, or the one that another tab hosts. What the HTTP
 * and socket doors talk to.
 */
export interface SandboxLink {
  /** Rejects with LinkLost when the host died: the work may have been done or not. */
  request(request: WireRequest): Promise<WireReply>;
  /** The peer hears `opened` or `refused`, at once or later; nothing is received before `opened`. */
  open(token: string, peer: LinkPeer, language?: SpokenLanguage): LinkConnection;
}

export interface LinkPeer {
  opened(): void;
  refused(refusal: SocketRefusal): void;
  send(event: string, payload: unknown): void;
  dropped(reason: DropReason): void;
  /** A fault: the medium falls silent without closing. */
  froze?(): void;
}

export interface LinkConnection {
  /** `acknowledge` is called when the engine answers this event; never when it has no answer. */
  receive(event: string, args: readonly unknown[], acknowledge: (value: unknown) => void): void;
  /** The client has gone. Nothing is delivered to the peer from here on. */
  close(): void;
}

export class LinkLost extends Error {
  override readonly name = 'LinkLost';
}
