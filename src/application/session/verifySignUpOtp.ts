import { parseOtp } from '@/domain/session/parseOtp';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { Notify } from '../notices/Notify';
import type { FormAnswer, FormFailure } from '../shared/FormFailure';
import type { Ports } from '../ports/Ports';
import { SingleFlight } from '../shared/SingleFlight';
import type { AuthSteps } from './AuthSteps';
import { refuse } from './refuse';
import { OVERTAKEN } from '../shared/overtaken';

type Answer = Result<void, FormFailure<'otp'>>;

/** Proves that the number is the visitor's; then on to register. AUTH-13, X26. */
export function verifySignUpOtp(
  ports: Pick<Ports, 'sessionGateway' | 'session' | 'signUp' | 'config'>,
  steps: Pick<AuthSteps, 'happened'>,
  notify: Notify,
) {
  const flight = new SingleFlight<Answer>();

  return (otp: string): FormAnswer<'otp'> => flight.run(() => verify(otp));

  async function verify(typed: string): Promise<Answer> {
    const { mobile } = ports.signUp;
    if (mobile === null) {
      steps.happened('numberMissing');
      return OVERTAKEN;
    }
    const otp = parseOtp(typed, ports.config.otpLength);
    if (!otp.ok) return fail({ fields: { otp: otp.error }, message: null });
    const { epoch } = ports.session;
    const answer = await ports.sessionGateway.verifyMobile(mobile, otp.value);
    // Another number was entered meanwhile: its own code counts, not this one.
    if (epoch !== ports.session.epoch || ports.signUp.mobile?.mobile !== mobile.mobile) return OVERTAKEN;
    if (!answer.ok) return refuse(answer.error, 'otp.failed', notify);
    ports.signUp.numberVerified();
    steps.happened('numberVerified');
    return ok();
  }
}
