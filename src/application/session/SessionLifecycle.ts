import type { User } from '@/domain/session/User';
import type { Token } from '@/domain/shared/ids';
import type { Ports } from '../ports/Ports';
import type { SessionEnd, SessionParticipant } from './SessionParticipant';

/** Opens and closes sessions, one at a time, each with its own epoch (F17). SES-01. */
export class SessionLifecycle {
  constructor(
    private readonly ports: Pick<Ports, 'session' | 'memory'>,
    private readonly participants: readonly SessionParticipant[],
  ) {}

  /**
   * Whoever was signed in before is closed first: no data of two identities ever meets (F64). The stored token is overwritten, not
   * removed and written again: a moment without it would sign out the tab that it came from.
   */
  start(token: Token, user: User | null): void {
    if (this.ports.session.signedIn) this.#tellClosed('replaced');
    this.ports.session.sessionOpened(token, user, this.ports.memory.keepsValues());
    const { epoch } = this.ports.session;
    for (const participant of this.participants) participant.opened?.(epoch);
  }

  /** Nothing happens when nobody is signed in. */
  stop(reason: Exclude<SessionEnd, 'replaced'>): void {
    if (!this.ports.session.signedIn) return;
    this.ports.session.sessionClosed();
    this.#tellClosed(reason);
  }

  #tellClosed(reason: SessionEnd): void {
    for (const participant of this.participants) participant.closed?.(reason);
  }
}
