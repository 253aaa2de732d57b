import { stepAfterNumber } from '@/domain/session/stepAfterNumber';
import type { MobileDetails } from '@/domain/session/User';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { LoadBrand } from '../brand/LoadBrand';
import type { Notify } from '../notices/Notify';
import type { FormFailure } from '../shared/FormFailure';
import type { Ports } from '../ports/Ports';
import type { AuthSteps } from './AuthSteps';
import type { OtpWaits } from './OtpWaits';
import { refuse } from './refuse';
import { OVERTAKEN } from '../shared/overtaken';

type Answer = Result<void, FormFailure<never>>;

/** Has a sign-up code sent to a number, for the first time or again. AUTH-11, AUTH-12, F28, F67. */
export class SendSignUpOtp {
  constructor(
    private readonly ports: Pick<Ports, 'sessionGateway' | 'session' | 'brand' | 'signUp'>,
    private readonly loadBrand: Pick<LoadBrand, 'load'>,
    private readonly waits: OtpWaits,
    private readonly steps: Pick<AuthSteps, 'happened'>,
    private readonly notify: Notify,
  ) {}

  async send(mobile: MobileDetails): Promise<Answer> {
    const { epoch } = this.ports.session;
    // The setting decides what follows: without it a sign-up waits, it never skips the code (F28).
    if (this.#next() === 'wait') await this.loadBrand.load();
    if (epoch !== this.ports.session.epoch) return OVERTAKEN;
    if (this.#next() === 'wait') return fail({ fields: {}, message: say('otp.settingUnknown') });
    const answer = await this.ports.sessionGateway.sendOtp(mobile);
    if (epoch !== this.ports.session.epoch) return OVERTAKEN;
    if (!answer.ok) {
      if (answer.error.kind === 'coolDown') this.#coolDown(mobile, answer.error.seconds);
      return refuse(answer.error, 'request.failed', this.notify);
    }
    this.ports.signUp.numberAccepted(mobile, this.waits.codeSent('signUp', mobile));
    this.notify(say('otp.sent'), 'success', undefined, 'passing');
    this.goOn();
    return ok();
  }

  /** From an accepted number to what the setting asks for: the code's entry shows in the same panel (AUTH-12). */
  goOn(): void {
    if (this.#next() === 'register') this.steps.happened('numberAccepted');
  }

  #next(): ReturnType<typeof stepAfterNumber> {
    return stepAfterNumber(this.ports.brand.details?.otp ?? 'unknown');
  }

  /** A number that waits for its code keeps waiting, with the time to the next try. */
  #coolDown(mobile: MobileDetails, seconds: number): void {
    const resendAt = this.waits.coolDown('signUp', mobile, seconds);
    if (this.ports.signUp.mobile?.mobile === mobile.mobile)
      this.ports.signUp.numberAccepted(mobile, resendAt);
  }
}
