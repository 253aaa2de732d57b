import { LOG_IN_CLOSES_AFTER_MS } from '@/domain/notices/closingTimes';
import { parseIndianMobile } from '@/domain/session/parseIndianMobile';
import { parseOtp } from '@/domain/session/parseOtp';
import type { MobileDetails } from '@/domain/session/User';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { ClearingNotify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import { duringSession } from '../shared/duringSession';
import type { FormAnswer } from '../shared/FormFailure';
import { OVERTAKEN } from '../shared/overtaken';
import { singly } from '../shared/SingleFlight';
import { enterBy } from './enterBy';
import type { EnterSession } from './enterSession';
import { askLater, type OtpWaits } from './OtpWaits';
import { refuse, type RefusalWords } from './refuse';
import { SEND_WORDS } from './signUpOtp';

const CODE_WORDS: RefusalWords = { failed: 'login.failed', unconfirmed: 'otp.checkUnconfirmed' };

/** A log-in by a code that is sent to the player's mobile, where the backend has it (`otpLogIn`). */
export function logInByCode(
  ports: Pick<Ports, 'sessionGateway' | 'session' | 'signUp' | 'config' | 'clock'>,
  waits: OtpWaits,
  enter: EnterSession,
  notify: ClearingNotify,
) {
  const { sessionGateway, session, signUp, config, clock } = ports;
  return {
    /** Says the same whether or not the number is a player's (X35). Another code not before its time (F67). */
    requestLogInCode: singly(async (typed: string): FormAnswer<'mobile'> => {
      const number = parseIndianMobile(typed);
      if (!number.ok) return fail({ fields: { mobile: say(number.error) }, message: null });
      const mobile = number.value;
      const seconds = waits.secondsLeft('logIn', mobile);
      if (seconds > 0) {
        if (signUp.logInCode?.mobile.mobile === mobile.mobile) return askLater(seconds);
        // A code for this very number is on its way already: back to its entry.
        return sent(mobile, clock.monotonic() + seconds * 1000);
      }
      const answer = await duringSession(session, () => sessionGateway.sendLogInCode(mobile));
      if (!answer.ok) {
        if (answer.error.kind === 'coolDown') waits.coolDown('logIn', mobile, answer.error.seconds);
        return refuse(answer.error, SEND_WORDS, notify);
      }
      notify(say('otp.sent'), 'success', undefined, 'passing');
      return sent(mobile, waits.codeSent('logIn', mobile));
    }),
    /** A code came though nobody said that it was sent: to its entry. */
    logInCodeCame: (typed: string): void => {
      const number = parseIndianMobile(typed);
      if (number.ok) sent(number.value, clock.monotonic());
    },
    /** Another number, or the password after all. */
    logInCodeForgotten: (): void => signUp.logInCodeForgotten(),
    logInByCode: singly(async (typed: string): FormAnswer<'otp'> => {
      const code = signUp.logInCode;
      if (code === null) return OVERTAKEN;
      const otp = parseOtp(typed, config.otpLength);
      if (!otp.ok) return fail({ fields: { otp: otp.error }, message: null });
      const call = () => sessionGateway.logInByCode(code.mobile, otp.value);
      const entered = await enterBy(ports, notify, call, CODE_WORDS);
      if (!entered.ok) return entered;
      signUp.logInCodeForgotten();
      enter(entered.value, say('login.success'), LOG_IN_CLOSES_AFTER_MS);
      return ok();
    }),
  };

  function sent(mobile: MobileDetails, resendAt: number) {
    signUp.logInCodeSent(mobile, resendAt);
    return ok();
  }
}
