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
export function resendSignUpOtp(
  otp: Pick<SendSignUpOtp, 'send'>,
  signUp: Pick<SignUpState, 'mobile'>,
  waits: Pick<OtpWaits, 'secondsLeft'>,
  steps: Pick<AuthSteps, 'happened'>,
) {
  const flight = new SingleFlight<Answer>();

  return (): FormAnswer<never> => flight.run(() => resend());

  async function resend(): Promise<Answer> {
    const { mobile } = signUp;
    if (mobile === null) {
      steps.happened('numberMissing');
      return OVERTAKEN;
    }
    const seconds = waits.secondsLeft('signUp', mobile);
    if (seconds > 0)
      return fail({ fields: {}, message: say('wire.coolDown', { seconds }), waitSeconds: seconds });
    return otp.send(mobile);
  }
}
