import { parseOtp } from '@/domain/session/parseOtp';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { Notify } from '../notices/Notify';
import type { FormAnswer, FormFailure } from '../shared/FormFailure';
import type { ResetForm } from './forms';
import type { Ports } from '../ports/Ports';
import { duringSession } from '../shared/duringSession';
import { SingleFlight } from '../shared/SingleFlight';
import type { AuthSteps } from './AuthSteps';
import { refuse } from './refuse';
import { OVERTAKEN } from '../shared/overtaken';

type Answer = Result<void, FormFailure<'otp' | 'password'>>;

/** Second half of a password recovery; ends at the log-in. AUTH-08, AUTH-09, X26, X27. */
export function resetPassword(
  ports: Pick<Ports, 'sessionGateway' | 'session' | 'signUp' | 'config'>,
  steps: Pick<AuthSteps, 'happened'>,
  notify: Notify,
) {
  const flight = new SingleFlight<Answer>();

  return (form: ResetForm): FormAnswer<'otp' | 'password'> => flight.run(() => reset(form));

  async function reset(form: ResetForm): Promise<Answer> {
    if (form.otp.trim() === '' || form.password === '')
      return fail({ fields: {}, message: say('reset.allMandatory') });
    if (ports.signUp.recoveryMobile === null) {
      steps.happened('recoveryCodeMissing');
      return OVERTAKEN;
    }
    const otp = parseOtp(form.otp, ports.config.otpLength);
    if (!otp.ok) return fail({ fields: { otp: otp.error }, message: null });
    const answer = await duringSession(ports.session, () =>
      ports.sessionGateway.resetPassword(otp.value, form.password),
    );
    if (!answer.ok) return refuse(answer.error, 'request.failed', notify);
    ports.signUp.recoveryFinished();
    notify(say('reset.success'), 'success', undefined, 'passing');
    steps.happened('passwordReset');
    return ok();
  }
}
