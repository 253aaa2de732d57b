import { parseOtp } from '@/domain/session/parseOtp';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { Notify } from '../notices/Notify';
import type { FormAnswer, FormFailure } from '../shared/FormFailure';
import type { AppConfig } from '../ports/device/AppConfig';
import type { SessionGateway } from '../ports/gateways/SessionGateway';
import type { SessionState } from '../ports/state/SessionState';
import type { SignUpState } from '../ports/state/SignUpState';
import { SingleFlight } from '../shared/SingleFlight';
import type { AuthSteps } from './AuthSteps';
import { refuse } from './refuse';
import { OVERTAKEN } from '../shared/overtaken';

type Answer = Result<void, FormFailure<'otp'>>;

/** Proves that the number is the visitor's; then on to register. AUTH-13, X26. */
export class VerifySignUpOtp {
  readonly #flight = new SingleFlight<Answer>();

  constructor(
    private readonly gateway: Pick<SessionGateway, 'verifyMobile'>,
    private readonly session: Pick<SessionState, 'epoch'>,
    private readonly signUp: Pick<SignUpState, 'mobile' | 'numberVerified'>,
    private readonly steps: Pick<AuthSteps, 'happened'>,
    private readonly notify: Pick<Notify, 'execute'>,
    private readonly config: Pick<AppConfig, 'otpLength'>,
  ) {}

  execute(otp: string): FormAnswer<'otp'> {
    return this.#flight.run(() => this.#verify(otp));
  }

  async #verify(typed: string): Promise<Answer> {
    const { mobile } = this.signUp;
    if (mobile === null) {
      this.steps.happened('numberMissing');
      return OVERTAKEN;
    }
    const otp = parseOtp(typed, this.config.otpLength);
    if (!otp.ok) return fail({ fields: { otp: otp.error }, message: null });
    const { epoch } = this.session;
    const answer = await this.gateway.verifyMobile(mobile, otp.value);
    // Another number was entered meanwhile: its own code counts, not this one.
    if (epoch !== this.session.epoch || this.signUp.mobile?.mobile !== mobile.mobile) return OVERTAKEN;
    if (!answer.ok) return refuse(answer.error, 'otp.failed', this.notify);
    this.signUp.numberVerified();
    this.steps.happened('numberVerified');
    return ok();
  }
}
