import type { Ports } from '../ports/Ports';
import type { SessionEnd, SessionParticipant } from './SessionParticipant';

/**
 * A new connection for each identity: no socket is ever used for two. A visitor gets one only where there is something to say to a visitor:
 * prices. Stands last among the participants, so that whoever listens is ready. AUTH-05, RT-01.
 */
export class ConnectFeed implements SessionParticipant {
  constructor(private readonly ports: Pick<Ports, 'playerFeed' | 'session' | 'config'>) {}

  opened(): void {
    this.ports.playerFeed.connect(this.ports.session.token);
  }

  closed(reason: SessionEnd): void {
    if (reason !== 'replaced') this.connectVisitor();
  }

  /** Nobody is signed in. */
  connectVisitor(): void {
    if (this.ports.config.capabilities.marketStream) this.ports.playerFeed.connect(null);
    else this.ports.playerFeed.disconnect();
  }
}
