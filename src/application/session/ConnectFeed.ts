import type { Capabilities } from '../ports/device/AppConfig';
import type { PlayerFeed } from '../ports/feeds/PlayerFeed';
import type { SessionState } from '../ports/state/SessionState';
import type { SessionEnd, SessionParticipant } from './SessionParticipant';

/**
 * A new connection for each identity: no socket is ever used for two. A visitor gets one only where there is something to say to a visitor:
 * prices. Stands last among the participants, so that whoever listens is ready. AUTH-05, RT-01.
 */
export class ConnectFeed implements SessionParticipant {
  constructor(
    private readonly feed: Pick<PlayerFeed, 'connect' | 'disconnect'>,
    private readonly session: Pick<SessionState, 'token'>,
    private readonly config: { readonly capabilities: Pick<Capabilities, 'marketStream'> },
  ) {}

  opened(): void {
    this.feed.connect(this.session.token);
  }

  closed(reason: SessionEnd): void {
    if (reason !== 'replaced') this.connectVisitor();
  }

  /** Nobody is signed in. */
  connectVisitor(): void {
    if (this.config.capabilities.marketStream) this.feed.connect(null);
    else this.feed.disconnect();
  }
}
