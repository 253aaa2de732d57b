import { LOG_IN_CLOSES_AFTER_MS } from '@/domain/notices/closingTimes';
import { checkCredentials } from '@/domain/session/checkCredentials';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { Notify } from '../notices/Notify';
import type { FormAnswer, FormFailure } from '../shared/FormFailure';
import type { LogInForm } from './forms';
import type { Ports } from '../ports/Ports';
import { SingleFlight } from '../shared/SingleFlight';
import type { EnterSession } from './enterSession';
import { refuse } from './refuse';
import { OVERTAKEN } from '../shared/overtaken';
import type { RememberedUsername } from './RememberedUsername';

type Answer = Result<void, FormFailure<'username' | 'password'>>;

/** AUTH-04, AUTH-05, AUTH-06. */
export function logIn(
  ports: Pick<Ports, 'sessionGateway' | 'session'>,
  enter: EnterSession,
  remembered: Pick<RememberedUsername, 'keep'>,
  notify: Notify,
) {
  const flight = new SingleFlight<Answer>();

  return (form: LogInForm): FormAnswer<'username' | 'password'> => flight.run(() => logIn(form));

  async function logIn({ username, password, remember }: LogInForm): Promise<Answer> {
    const fields = checkCredentials({ username, password });
    if (Object.keys(fields).length > 0) return fail({ fields, message: null });
    const { epoch } = ports.session;
    const answer = await ports.sessionGateway.logIn(username.trim(), password);
    if (epoch !== ports.session.epoch) {
      // Another tab was faster: a session that nobody will use is given back.
      if (answer.ok) void ports.sessionGateway.signOut(answer.value.token);
      return OVERTAKEN;
    }
    if (!answer.ok) return refuse(answer.error, 'login.failed', notify);
    remembered.keep(remember ? username.trim() : null);
    enter(answer.value, say('login.success'), LOG_IN_CLOSES_AFTER_MS);
    return ok();
  }
}
