import { parseOtp } from '@/domain/session/parseOtp';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { Notify } from '../notices/Notify';
import type { FormAnswer, FormFailure } from '../shared/FormFailure';
import type { ResetForm } from './forms';
import type { AppConfig } from '../ports/device/AppConfig';
import type { SessionGateway } from '../ports/gateways/SessionGateway';
import type { SessionState } from '../ports/state/SessionState';
import type { SignUpState } from '../ports/state/SignUpState';
import { SingleFlight } from '../shared/SingleFlight';
import type { AuthSteps } from './AuthSteps';
import { refuse } from './refuse';
import { OVERTAKEN } from '../shared/overtaken';

type Answer = Result<void, FormFailure<'otp' | 'password'>>;

/** Second half of a password recovery; ends at the log-in. AUTH-08, AUTH-09, X26, X27. */
export class ResetPassword {
  readonly #flight = new SingleFlight<Answer>();

  constructor(
    private readonly gateway: Pick<SessionGateway, 'resetPassword'>,
    private readonly session: Pick<SessionState, 'epoch'>,
    private readonly signUp: Pick<SignUpState, 'recoveryMobile' | 'recoveryFinished'>,
    private readonly steps: Pick<AuthSteps, 'happened'>,
    private readonly notify: Pick<Notify, 'execute'>,
    private readonly config: Pick<AppConfig, 'otpLength'>,
  ) {}

  execute(form: ResetForm): FormAnswer<'otp' | 'password'> {
    return this.#flight.run(() => this.#reset(form));
  }

  async #reset(form: ResetForm): Promise<Answer> {
    if (form.otp.trim() === '' || form.password === '')
      return fail({ fields: {}, message: say('reset.allMandatory') });
    if (this.signUp.recoveryMobile === null) {
      this.steps.happened('recoveryCodeMissing');
      return OVERTAKEN;
    }
    const otp = parseOtp(form.otp, this.config.otpLength);
    if (!otp.ok) return fail({ fields: { otp: otp.error }, message: null });
    const { epoch } = this.session;
    const answer = await this.gateway.resetPassword(otp.value, form.password);
    if (epoch !== this.session.epoch) return OVERTAKEN;
    if (!answer.ok) return refuse(answer.error, 'request.failed', this.notify);
    this.signUp.recoveryFinished();
    this.notify.execute(say('reset.success'), 'success', undefined, 'passing');
    this.steps.happened('passwordReset');
    return ok();
  }
}
