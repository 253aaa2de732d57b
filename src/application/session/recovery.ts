import { parseIndianMobile } from '@/domain/session/parseIndianMobile';
import { parseOtp } from '@/domain/session/parseOtp';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { ClearingNotify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import { duringSession } from '../shared/duringSession';
import type { FormAnswer } from '../shared/FormFailure';
import { OVERTAKEN } from '../shared/overtaken';
import { singly } from '../shared/SingleFlight';
import type { AuthSteps } from './AuthSteps';
import type { ResetForm } from './forms';
import { askLater, type OtpWaits } from './OtpWaits';
import { refuse, type RefusalWords } from './refuse';
import { SEND_WORDS } from './signUpOtp';

const RESET_WORDS: RefusalWords = { failed: 'request.failed', unconfirmed: 'reset.unconfirmed' };

/** A forgotten password, in two halves. AUTH-08, AUTH-09. */
export function recovery(
  {
    sessionGateway,
    session,
    signUp,
    config,
    clock,
  }: Pick<Ports, 'sessionGateway' | 'session' | 'signUp' | 'config' | 'clock'>,
  waits: OtpWaits,
  steps: Pick<AuthSteps, 'happened'>,
  notify: ClearingNotify,
) {
  return {
    /** The same words whether or not the number is known (X35). F67. */
    requestRecoveryOtp: singly(async (typed: string): FormAnswer<'mobile'> => {
      const number = parseIndianMobile(typed);
      if (!number.ok) return fail({ fields: { mobile: say(number.error) }, message: null });
      const mobile = number.value;
      const seconds = waits.secondsLeft('recovery', mobile);
      if (seconds > 0) return askLater(seconds);
      const answer = await duringSession(session, () => sessionGateway.forgotPassword(mobile));
      if (!answer.ok) {
        if (answer.error.kind === 'coolDown') waits.coolDown('recovery', mobile, answer.error.seconds);
        return refuse(answer.error, SEND_WORDS, notify);
      }
      signUp.recoveryCodeSent(mobile, waits.codeSent('recovery', mobile));
      notify(say('otp.sent'), 'success', undefined, 'passing');
      steps.happened('recoveryCodeSent');
      return ok();
    }),
    /** As at the sign-up: a code came though nobody said that it was sent. */
    recoveryCodeCame: (typed: string): void => {
      const number = parseIndianMobile(typed);
      if (!number.ok) return;
      signUp.recoveryCodeSent(number.value, clock.monotonic());
      steps.happened('recoveryCodeSent');
    },
    /** Ends at the log-in. X26, X27. */
    resetPassword: singly(async (form: ResetForm): FormAnswer<'otp' | 'password'> => {
      if (form.otp.trim() === '' || form.password === '')
        return fail({ fields: {}, message: say('reset.allMandatory') });
      if (signUp.recoveryMobile === null) {
        steps.happened('recoveryCodeMissing');
        return OVERTAKEN;
      }
      const otp = parseOtp(form.otp, config.otpLength);
      if (!otp.ok) return fail({ fields: { otp: otp.error }, message: null });
      const call = () => sessionGateway.resetPassword(otp.value, form.password);
      const answer = await duringSession(session, call);
      if (!answer.ok) return refuse(answer.error, RESET_WORDS, notify);
      signUp.recoveryFinished();
      notify(say('reset.success'), 'success', undefined, 'passing');
      steps.happened('passwordReset');
      return ok();
    }),
  };
}
