import { LOG_IN_CLOSES_AFTER_MS } from '@/domain/notices/closingTimes';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { Notify } from '../notices/Notify';
import type { FormAnswer, FormFailure } from '../shared/FormFailure';
import type { Ports } from '../ports/Ports';
import { SingleFlight } from '../shared/SingleFlight';
import type { EnterSession } from './enterSession';
import { refuse } from './refuse';
import { OVERTAKEN } from '../shared/overtaken';

type Answer = Result<void, FormFailure<never>>;

/** The same result as a log-in, where the backend offers it. AUTH-07. */
export function logInAsDemo(
  ports: Pick<Ports, 'sessionGateway' | 'session' | 'brand'>,
  enter: EnterSession,
  notify: Notify,
) {
  const flight = new SingleFlight<Answer>();

  return (): FormAnswer<never> => flight.run(() => logIn());

  async function logIn(): Promise<Answer> {
    if (!ports.brand.demoOffered) return fail({ fields: {}, message: say('login.failed') });
    const { epoch } = ports.session;
    const answer = await ports.sessionGateway.logInAsDemo();
    if (epoch !== ports.session.epoch) {
      if (answer.ok) void ports.sessionGateway.signOut(answer.value.token);
      return OVERTAKEN;
    }
    if (!answer.ok) return refuse(answer.error, 'login.failed', notify);
    enter(answer.value, say('login.success'), LOG_IN_CLOSES_AFTER_MS);
    return ok();
  }
}
