import { say } from '@/domain/shared/Message';
import type { PlayerFeed } from '../ports/feeds/PlayerFeed';
import type { SessionState } from '../ports/state/SessionState';
import { SingleFlight } from '../shared/SingleFlight';
import type { EndSession } from './EndSession';

/** session_check: only the reply 'failed' ends the session, no reply does not. One at a time. SES-04, F48, F49. */
export class CheckSession {
  readonly #flight = new SingleFlight<boolean>();
  #epoch = 0;

  constructor(
    private readonly session: Pick<SessionState, 'signedIn' | 'epoch'>,
    private readonly feed: Pick<PlayerFeed, 'checkSession'>,
    private readonly endSession: Pick<EndSession, 'execute'>,
  ) {}

  /** false: the server kept silent; nothing is known then. */
  execute(): Promise<boolean> {
    if (!this.session.signedIn) return Promise.resolve(true);
    if (this.#epoch !== this.session.epoch) this.#flight.forget();
    this.#epoch = this.session.epoch;
    return this.#flight.run(() => this.#check(this.#epoch));
  }

  async #check(epoch: number): Promise<boolean> {
    const answer = await this.feed.checkSession();
    if (epoch !== this.session.epoch) return true;
    if (answer.ok && answer.value === 'failed') void this.endSession.execute('ended', say('session.ended'));
    return answer.ok;
  }
}
