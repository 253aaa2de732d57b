import { parseIndianMobile } from '@/domain/session/parseIndianMobile';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { FormAnswer, FormFailure } from '../shared/FormFailure';
import type { MobileForm } from './forms';
import type { Ports } from '../ports/Ports';
import { SingleFlight } from '../shared/SingleFlight';
import type { OtpWaits } from './OtpWaits';
import type { SendSignUpOtp } from './SendSignUpOtp';

type Answer = Result<void, FormFailure<'mobile' | 'agreed'>>;

/** Sign-up step 1. AUTH-10, AUTH-11, AUTH-12. */
export function requestSignUpOtp(
  ports: Pick<Ports, 'signUp' | 'clock'>,
  otp: Pick<SendSignUpOtp, 'send' | 'goOn'>,
  waits: Pick<OtpWaits, 'secondsLeft'>,
) {
  const flight = new SingleFlight<Answer>();

  return (form: MobileForm): FormAnswer<'mobile' | 'agreed'> => flight.run(() => request(form));

  async function request({ mobile, agreed }: MobileForm): Promise<Answer> {
    const number = parseIndianMobile(mobile);
    if (!number.ok || !agreed) {
      const fields = {
        ...(!number.ok && { mobile: say(number.error) }),
        ...(!agreed && { agreed: say('mobile.termsNeeded') }),
      };
      return fail({ fields, message: null });
    }
    const wait = waits.secondsLeft('signUp', number.value);
    if (wait === 0) return otp.send(number.value);
    // A code for this very number is on its way already: back to its entry.
    ports.signUp.numberAccepted(number.value, ports.clock.monotonic() + wait * 1000);
    otp.goOn();
    return ok();
  }
}
