import { LOG_IN_CLOSES_AFTER_MS } from '@/domain/notices/closingTimes';
import { checkCredentials } from '@/domain/session/checkCredentials';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { Notify } from '../notices/Notify';
import type { FormAnswer, FormFailure } from '../shared/FormFailure';
import type { LogInForm } from './forms';
import type { SessionGateway } from '../ports/gateways/SessionGateway';
import type { SessionState } from '../ports/state/SessionState';
import { SingleFlight } from '../shared/SingleFlight';
import type { EnterSession } from './EnterSession';
import { refuse } from './refuse';
import { OVERTAKEN } from '../shared/overtaken';
import type { RememberedUsername } from './RememberedUsername';

type Answer = Result<void, FormFailure<'username' | 'password'>>;

/** AUTH-04, AUTH-05, AUTH-06. */
export class LogIn {
  readonly #flight = new SingleFlight<Answer>();

  constructor(
    private readonly gateway: Pick<SessionGateway, 'logIn' | 'signOut'>,
    private readonly session: Pick<SessionState, 'epoch'>,
    private readonly enter: Pick<EnterSession, 'execute'>,
    private readonly remembered: Pick<RememberedUsername, 'keep'>,
    private readonly notify: Pick<Notify, 'execute'>,
  ) {}

  execute(form: LogInForm): FormAnswer<'username' | 'password'> {
    return this.#flight.run(() => this.#logIn(form));
  }

  async #logIn({ username, password, remember }: LogInForm): Promise<Answer> {
    const fields = checkCredentials({ username, password });
    if (Object.keys(fields).length > 0) return fail({ fields, message: null });
    const { epoch } = this.session;
    const answer = await this.gateway.logIn(username.trim(), password);
    if (epoch !== this.session.epoch) {
      // Another tab was faster: a session that nobody will use is given back.
      if (answer.ok) void this.gateway.signOut(answer.value.token);
      return OVERTAKEN;
    }
    if (!answer.ok) return refuse(answer.error, 'login.failed', this.notify);
    this.remembered.keep(remember ? username.trim() : null);
    this.enter.execute(answer.value, say('login.success'), LOG_IN_CLOSES_AFTER_MS);
    return ok();
  }
}
