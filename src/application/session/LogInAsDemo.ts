import { LOG_IN_CLOSES_AFTER_MS } from '@/domain/notices/closingTimes';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { Notify } from '../notices/Notify';
import type { FormAnswer, FormFailure } from '../shared/FormFailure';
import type { SessionGateway } from '../ports/gateways/SessionGateway';
import type { BrandState } from '../ports/state/BrandState';
import type { SessionState } from '../ports/state/SessionState';
import { SingleFlight } from '../shared/SingleFlight';
import type { EnterSession } from './EnterSession';
import { refuse } from './refuse';
import { OVERTAKEN } from '../shared/overtaken';

type Answer = Result<void, FormFailure<never>>;

/** The same result as a log-in, where the backend offers it. AUTH-07. */
export class LogInAsDemo {
  readonly #flight = new SingleFlight<Answer>();

  constructor(
    private readonly gateway: Pick<SessionGateway, 'logInAsDemo' | 'signOut'>,
    private readonly session: Pick<SessionState, 'epoch'>,
    private readonly brand: Pick<BrandState, 'demoOffered'>,
    private readonly enter: Pick<EnterSession, 'execute'>,
    private readonly notify: Pick<Notify, 'execute'>,
  ) {}

  execute(): FormAnswer<never> {
    return this.#flight.run(() => this.#logIn());
  }

  async #logIn(): Promise<Answer> {
    if (!this.brand.demoOffered) return fail({ fields: {}, message: say('login.failed') });
    const { epoch } = this.session;
    const answer = await this.gateway.logInAsDemo();
    if (epoch !== this.session.epoch) {
      if (answer.ok) void this.gateway.signOut(answer.value.token);
      return OVERTAKEN;
    }
    if (!answer.ok) return refuse(answer.error, 'login.failed', this.notify);
    this.enter.execute(answer.value, say('login.success'), LOG_IN_CLOSES_AFTER_MS);
    return ok();
  }
}
