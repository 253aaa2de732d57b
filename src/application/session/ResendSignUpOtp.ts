import { say } from '@/domain/shared/Message';
import { fail } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { FormAnswer, FormFailure } from '../shared/FormFailure';
import type { SignUpState } from '../ports/state/SignUpState';
import { SingleFlight } from '../shared/SingleFlight';
import type { AuthSteps } from './AuthSteps';
import type { OtpWaits } from './OtpWaits';
import { OVERTAKEN } from '../shared/overtaken';
import type { SendSignUpOtp } from './SendSignUpOtp';

type Answer = Result<void, FormFailure<never>>;

/** Another code for the number under way, not before its time. F67. */
export class ResendSignUpOtp {
  readonly #flight = new SingleFlight<Answer>();

  constructor(
    private readonly send: Pick<SendSignUpOtp, 'execute'>,
    private readonly signUp: Pick<SignUpState, 'mobile'>,
    private readonly waits: Pick<OtpWaits, 'secondsLeft'>,
    private readonly steps: Pick<AuthSteps, 'happened'>,
  ) {}

  execute(): FormAnswer<never> {
    return this.#flight.run(() => this.#resend());
  }

  async #resend(): Promise<Answer> {
    const { mobile } = this.signUp;
    if (mobile === null) {
      this.steps.happened('numberMissing');
      return OVERTAKEN;
    }
    const seconds = this.waits.secondsLeft('signUp', mobile);
    if (seconds > 0)
      return fail({ fields: {}, message: say('wire.coolDown', { seconds }), waitSeconds: seconds });
    return this.send.execute(mobile);
  }
}
