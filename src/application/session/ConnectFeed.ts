import type { PlayerFeed } from '../ports/feeds/PlayerFeed';
import type { SessionState } from '../ports/state/SessionState';
import type { SessionEnd, SessionParticipant } from './SessionParticipant';

/**
 * A new connection for each identity, a visitor's included: no socket is ever used for two. Stands last among the participants, so
 * that whoever listens is ready. AUTH-05, RT-01.
 */
export class ConnectFeed implements SessionParticipant {
  constructor(
    private readonly feed: Pick<PlayerFeed, 'connect'>,
    private readonly session: Pick<SessionState, 'token'>,
  ) {}

  opened(): void {
    this.feed.connect(this.session.token);
  }

  closed(reason: SessionEnd): void {
    if (reason !== 'replaced') this.feed.connect(null);
  }

  /** Nobody is signed in at the start: prices for a visitor. */
  connectVisitor(): void {
    this.feed.connect(null);
  }
}
