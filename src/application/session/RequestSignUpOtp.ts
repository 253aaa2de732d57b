import { parseIndianMobile } from '@/domain/session/parseIndianMobile';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { FormAnswer, FormFailure } from '../shared/FormFailure';
import type { MobileForm } from './forms';
import type { Clock } from '../ports/device/Clock';
import type { SignUpState } from '../ports/state/SignUpState';
import { SingleFlight } from '../shared/SingleFlight';
import type { OtpWaits } from './OtpWaits';
import type { SendSignUpOtp } from './SendSignUpOtp';

type Answer = Result<void, FormFailure<'mobile' | 'agreed'>>;

/** Sign-up step 1. AUTH-10, AUTH-11, AUTH-12. */
export class RequestSignUpOtp {
  readonly #flight = new SingleFlight<Answer>();

  constructor(
    private readonly send: Pick<SendSignUpOtp, 'execute' | 'goOn'>,
    private readonly signUp: Pick<SignUpState, 'numberAccepted'>,
    private readonly waits: Pick<OtpWaits, 'secondsLeft'>,
    private readonly clock: Pick<Clock, 'monotonic'>,
  ) {}

  execute(form: MobileForm): FormAnswer<'mobile' | 'agreed'> {
    return this.#flight.run(() => this.#request(form));
  }

  async #request({ mobile, agreed }: MobileForm): Promise<Answer> {
    const number = parseIndianMobile(mobile);
    if (!number.ok || !agreed) {
      const fields = {
        ...(!number.ok && { mobile: say(number.error) }),
        ...(!agreed && { agreed: say('mobile.termsNeeded') }),
      };
      return fail({ fields, message: null });
    }
    const wait = this.waits.secondsLeft('signUp', number.value);
    if (wait === 0) return this.send.execute(number.value);
    // A code for this very number is on its way already: back to its entry.
    this.signUp.numberAccepted(number.value, this.clock.monotonic() + wait * 1000);
    this.send.goOn();
    return ok();
  }
}
