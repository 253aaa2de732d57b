import { parseIndianMobile } from '@/domain/session/parseIndianMobile';
import { parseOtp } from '@/domain/session/parseOtp';
import { stepAfterNumber } from '@/domain/session/stepAfterNumber';
import type { MobileDetails } from '@/domain/session/User';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { LoadBrand } from '../brand/LoadBrand';
import type { ClearingNotify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import { duringSession } from '../shared/duringSession';
import type { FormAnswer } from '../shared/FormFailure';
import { OVERTAKEN } from '../shared/overtaken';
import { singly } from '../shared/SingleFlight';
import type { AuthSteps } from './AuthSteps';
import type { MobileForm } from './forms';
import { askLater, type OtpWaits } from './OtpWaits';
import { refuse, type RefusalWords } from './refuse';

export const SEND_WORDS: RefusalWords = { failed: 'request.failed', unconfirmed: 'otp.unconfirmed' };
const CHECK_WORDS: RefusalWords = { failed: 'otp.failed', unconfirmed: 'otp.checkUnconfirmed' };

/** The first steps of a sign-up: the number, and the code that proves it. AUTH-10 to AUTH-13. */
export function signUpOtp(
  ports: Pick<Ports, 'sessionGateway' | 'session' | 'brand' | 'signUp' | 'config' | 'clock'>,
  loadBrand: Pick<LoadBrand, 'load'>,
  waits: OtpWaits,
  steps: Pick<AuthSteps, 'happened'>,
  notify: ClearingNotify,
) {
  const { sessionGateway, session, brand, signUp, config, clock } = ports;
  return {
    requestSignUpOtp: singly(async ({ mobile, agreed }: MobileForm): FormAnswer<'mobile' | 'agreed'> => {
      const number = parseIndianMobile(mobile);
      if (!number.ok || !agreed) {
        const fields = {
          ...(!number.ok && { mobile: say(number.error) }),
          ...(!agreed && { agreed: say('mobile.termsNeeded') }),
        };
        return fail({ fields, message: null });
      }
      const wait = waits.secondsLeft('signUp', number.value);
      if (wait === 0) return send(number.value);
      // A code for this very number is on its way already: back to its entry.
      signUp.numberAccepted(number.value, clock.monotonic() + wait * 1000);
      goOn();
      return ok();
    }),
    /** A code came though nobody said that it was sent: to its entry. */
    signUpCodeCame: (typed: string): void => {
      const number = parseIndianMobile(typed);
      if (number.ok) signUp.numberAccepted(number.value, clock.monotonic());
    },
    /** Not before its time. F67. */
    resendSignUpOtp: singly(async (): FormAnswer<never> => {
      const { mobile } = signUp;
      if (mobile === null) return numberMissing();
      const seconds = waits.secondsLeft('signUp', mobile);
      return seconds > 0 ? askLater(seconds) : send(mobile);
    }),
    /** Proves that the number is the visitor's; then on to register. AUTH-13, X26. */
    verifySignUpOtp: singly(async (typed: string): FormAnswer<'otp'> => {
      const { mobile } = signUp;
      if (mobile === null) return numberMissing();
      const otp = parseOtp(typed, config.otpLength);
      if (!otp.ok) return fail({ fields: { otp: otp.error }, message: null });
      const answer = await duringSession(session, () => sessionGateway.verifyMobile(mobile, otp.value));
      // Another number was entered meanwhile: its own code counts, not this one.
      if (signUp.mobile?.mobile !== mobile.mobile) return OVERTAKEN;
      if (!answer.ok) return refuse(answer.error, CHECK_WORDS, notify);
      signUp.numberVerified();
      steps.happened('numberVerified');
      return ok();
    }),
  };

  function numberMissing(): typeof OVERTAKEN {
    steps.happened('numberMissing');
    return OVERTAKEN;
  }

  /** Has a code sent, for the first time or again. AUTH-11, AUTH-12, F28, F67. */
  async function send(mobile: MobileDetails): FormAnswer<never> {
    const { epoch } = session;
    // The setting decides what follows: without it a sign-up waits, it never skips the code (F28).
    if (next() === 'wait') await loadBrand.load();
    if (epoch !== session.epoch) return OVERTAKEN;
    if (next() === 'wait') return fail({ fields: {}, message: say('otp.settingUnknown') });
    const answer = await duringSession(session, () => sessionGateway.sendOtp(mobile));
    if (!answer.ok) {
      if (answer.error.kind === 'coolDown') coolDown(mobile, answer.error.seconds);
      return refuse(answer.error, next() === 'enterOtp' ? SEND_WORDS : { failed: 'request.failed' }, notify);
    }
    signUp.numberAccepted(mobile, waits.codeSent('signUp', mobile));
    notify(say('otp.sent'), 'success', undefined, 'passing');
    goOn();
    return ok();
  }

  /** From an accepted number to what the setting asks for: the code's entry shows in the same panel (AUTH-12). */
  function goOn(): void {
    if (next() === 'register') steps.happened('numberAccepted');
  }

  function next(): ReturnType<typeof stepAfterNumber> {
    return stepAfterNumber(brand.details?.otp ?? 'unknown');
  }

  /** A number that waits for its code keeps waiting, with the time to the next try. */
  function coolDown(mobile: MobileDetails, seconds: number): void {
    const resendAt = waits.coolDown('signUp', mobile, seconds);
    if (signUp.mobile?.mobile === mobile.mobile) signUp.numberAccepted(mobile, resendAt);
  }
}
