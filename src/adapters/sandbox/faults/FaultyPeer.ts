import type { SocketRefusal } from '../wire/SandboxBackend';
import type { LinkPeer } from '../doors/SandboxLink';
import type { FaultPlan } from './FaultPlan';
import type { DropReason } from './RealtimeFault';
import { MESSAGE_FAULTS } from './RealtimeFault';

/** Stands before a peer and spoils what the server sends to it. */
export class FaultyPeer implements LinkPeer {
  frozen = false;
  ended = false;
  private held: readonly [event: string, payload: unknown] | null = null;

  constructor(
    private readonly peer: LinkPeer,
    private readonly plan: FaultPlan,
    private readonly onEnd: () => void,
  ) {}

  opened(): void {
    this.peer.opened();
  }

  refused(refusal: SocketRefusal): void {
    this.end();
    this.peer.refused(refusal);
  }

  dropped(reason: DropReason): void {
    this.end();
    // Half open: nobody tells the client that the other side has gone.
    if (!this.frozen) this.peer.dropped(reason);
  }

  send(event: string, payload: unknown): void {
    if (this.frozen || this.ended) return;
    const kinds = carriesPrices(event, payload)
      ? MESSAGE_FAULTS
      : MESSAGE_FAULTS.filter((kind) => kind !== 'gap');
    const fault = this.plan.takeRealtime(event, kinds);
    if (fault?.kind === 'dropMsg' || fault?.kind === 'gap') return;
    if (fault?.kind === 'swap' && this.held === null) {
      this.held = [event, payload];
      return;
    }
    this.peer.send(event, payload);
    if (fault?.kind === 'dup') this.peer.send(event, payload);
    const late = this.held;
    this.held = null;
    if (late !== null) this.peer.send(...late);
  }

  end(): void {
    this.ended = true;
    this.onEnd();
  }
}

/** A lost heartbeat leaves no hole: only a message with prices counts as a gap. */
function carriesPrices(event: string, payload: unknown): boolean {
  return (
    event === 'market:update' &&
    typeof payload === 'object' &&
    payload !== null &&
    'markets' in payload &&
    Array.isArray(payload.markets) &&
    payload.markets.length > 0
  );
}
