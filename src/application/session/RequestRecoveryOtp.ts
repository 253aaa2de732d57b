import { parseIndianMobile } from '@/domain/session/parseIndianMobile';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { Notify } from '../notices/Notify';
import type { FormAnswer, FormFailure } from '../shared/FormFailure';
import type { SessionGateway } from '../ports/gateways/SessionGateway';
import type { SessionState } from '../ports/state/SessionState';
import type { SignUpState } from '../ports/state/SignUpState';
import { SingleFlight } from '../shared/SingleFlight';
import type { AuthSteps } from './AuthSteps';
import type { OtpWaits } from './OtpWaits';
import { refuse } from './refuse';
import { OVERTAKEN } from '../shared/overtaken';

type Answer = Result<void, FormFailure<'mobile'>>;

/** First half of a password recovery: the same words whether or not the number is known (X35). AUTH-08, AUTH-09, F67. */
export class RequestRecoveryOtp {
  readonly #flight = new SingleFlight<Answer>();

  constructor(
    private readonly gateway: Pick<SessionGateway, 'forgotPassword'>,
    private readonly session: Pick<SessionState, 'epoch'>,
    private readonly signUp: Pick<SignUpState, 'recoveryCodeSent'>,
    private readonly waits: OtpWaits,
    private readonly steps: Pick<AuthSteps, 'happened'>,
    private readonly notify: Pick<Notify, 'execute'>,
  ) {}

  execute(mobile: string): FormAnswer<'mobile'> {
    return this.#flight.run(() => this.#request(mobile));
  }

  async #request(typed: string): Promise<Answer> {
    const number = parseIndianMobile(typed);
    if (!number.ok) return fail({ fields: { mobile: say(number.error) }, message: null });
    const mobile = number.value;
    const seconds = this.waits.secondsLeft('recovery', mobile);
    if (seconds > 0)
      return fail({ fields: {}, message: say('wire.coolDown', { seconds }), waitSeconds: seconds });
    const { epoch } = this.session;
    const answer = await this.gateway.forgotPassword(mobile);
    if (epoch !== this.session.epoch) return OVERTAKEN;
    if (!answer.ok) {
      if (answer.error.kind === 'coolDown') this.waits.coolDown('recovery', mobile, answer.error.seconds);
      return refuse(answer.error, 'request.failed', this.notify);
    }
    this.signUp.recoveryCodeSent(mobile, this.waits.codeSent('recovery', mobile));
    this.notify.execute(say('otp.sent'), 'success', undefined, 'passing');
    this.steps.happened('recoveryCodeSent');
    return ok();
  }
}
