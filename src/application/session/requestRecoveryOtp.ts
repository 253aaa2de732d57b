import { parseIndianMobile } from '@/domain/session/parseIndianMobile';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { Notify } from '../notices/Notify';
import type { FormAnswer, FormFailure } from '../shared/FormFailure';
import type { Ports } from '../ports/Ports';
import { duringSession } from '../shared/duringSession';
import { SingleFlight } from '../shared/SingleFlight';
import type { AuthSteps } from './AuthSteps';
import type { OtpWaits } from './OtpWaits';
import { refuse } from './refuse';

type Answer = Result<void, FormFailure<'mobile'>>;

/** First half of a password recovery: the same words whether or not the number is known (X35). AUTH-08, AUTH-09, F67. */
export function requestRecoveryOtp(
  ports: Pick<Ports, 'sessionGateway' | 'session' | 'signUp'>,
  waits: OtpWaits,
  steps: Pick<AuthSteps, 'happened'>,
  notify: Notify,
) {
  const flight = new SingleFlight<Answer>();

  return (mobile: string): FormAnswer<'mobile'> => flight.run(() => request(mobile));

  async function request(typed: string): Promise<Answer> {
    const number = parseIndianMobile(typed);
    if (!number.ok) return fail({ fields: { mobile: say(number.error) }, message: null });
    const mobile = number.value;
    const seconds = waits.secondsLeft('recovery', mobile);
    if (seconds > 0)
      return fail({ fields: {}, message: say('wire.coolDown', { seconds }), waitSeconds: seconds });
    const answer = await duringSession(ports.session, () => ports.sessionGateway.forgotPassword(mobile));
    if (!answer.ok) {
      if (answer.error.kind === 'coolDown') waits.coolDown('recovery', mobile, answer.error.seconds);
      return refuse(answer.error, 'request.failed', notify);
    }
    ports.signUp.recoveryCodeSent(mobile, waits.codeSent('recovery', mobile));
    notify(say('otp.sent'), 'success', undefined, 'passing');
    steps.happened('recoveryCodeSent');
    return ok();
  }
}
