import { say } from '@/domain/shared/Message';
import type { Ports } from '../ports/Ports';
import { SingleFlight } from '../shared/SingleFlight';
import type { EndSession } from './endSession';

/** session_check: only the reply 'failed' ends the session, no reply does not. One at a time. SES-04, F48, F49. */
export function checkSession(ports: Pick<Ports, 'session' | 'playerFeed'>, endSession: EndSession) {
  const flight = new SingleFlight<boolean>();
  let askedIn = 0;

  /** false: the server kept silent; nothing is known then. */
  return (): Promise<boolean> => {
    if (!ports.session.signedIn) return Promise.resolve(true);
    if (askedIn !== ports.session.epoch) flight.forget();
    askedIn = ports.session.epoch;
    return flight.run(() => check(askedIn));
  };

  async function check(epoch: number): Promise<boolean> {
    const answer = await ports.playerFeed.checkSession();
    if (epoch !== ports.session.epoch) return true;
    if (answer.ok && answer.value === 'failed') void endSession('ended', say('session.ended'));
    return answer.ok;
  }
}

export type CheckSession = ReturnType<typeof checkSession>;
