import { arrivedCodes } from '@/domain/session/arrivedCodes';
import { authProgress } from '@/domain/session/authProgress';
import { checkSignUp } from '@/domain/session/checkSignUp';
import { readReferralCode } from '@/domain/session/readReferralCode';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { Notify } from '../notices/Notify';
import type { FormAnswer, FormFailure } from '../shared/FormFailure';
import type { RegisterField, RegisterForm } from './forms';
import type { SessionGateway } from '../ports/gateways/SessionGateway';
import type { BrandState } from '../ports/state/BrandState';
import type { SessionState } from '../ports/state/SessionState';
import type { SignUpState } from '../ports/state/SignUpState';
import { SingleFlight } from '../shared/SingleFlight';
import type { AuthSteps } from './AuthSteps';
import type { EnterSession } from './EnterSession';
import { refuse } from './refuse';
import { OVERTAKEN } from '../shared/overtaken';

type Answer = Result<void, FormFailure<RegisterField>>;

/** The last step of a sign-up. A failure keeps the number for another try (F68). AUTH-14 to AUTH-18. */
export class Register {
  readonly #flight = new SingleFlight<Answer>();

  constructor(
    private readonly gateway: Pick<SessionGateway, 'register' | 'signOut'>,
    private readonly session: Pick<SessionState, 'epoch'>,
    private readonly brand: Pick<BrandState, 'details'>,
    private readonly signUp: SignUpState,
    private readonly steps: Pick<AuthSteps, 'happened'>,
    private readonly enter: Pick<EnterSession, 'execute'>,
    private readonly notify: Pick<Notify, 'execute'>,
  ) {}

  /** `agentCode`: from whoever opened the panel; the cookie's counts when there is none. */
  execute(form: RegisterForm, from: { readonly agentCode?: string } = {}): FormAnswer<RegisterField> {
    return this.#flight.run(() => this.#register(form, from.agentCode));
  }

  async #register(form: RegisterForm, givenAgent: string | undefined): Promise<Answer> {
    const { mobile } = this.signUp;
    if (mobile === null || !authProgress(this.signUp, this.brand.details).mayRegister) {
      this.steps.happened('numberMissing');
      return OVERTAKEN;
    }
    const fields = checkSignUp(form);
    if (Object.keys(fields).length > 0) return fail({ fields, message: null });
    const { epoch } = this.session;
    const answer = await this.gateway.register({
      name: form.name.trim(),
      username: form.username.trim(),
      password: form.password,
      agentCode: readReferralCode(form.referralCode) ?? this.#agentOf(givenAgent),
      mobile,
    });
    if (epoch !== this.session.epoch) {
      if (answer.ok) void this.gateway.signOut(answer.value.token);
      return OVERTAKEN;
    }
    if (!answer.ok) return refuse(answer.error, 'register.failed', this.notify);
    this.signUp.signUpFinished();
    this.enter.execute(answer.value, say('register.success'));
    return ok();
  }

  #agentOf(given: string | undefined): string | null {
    const { agentCode, referralCode } = this.signUp;
    return arrivedCodes({ given, agent: agentCode, referral: referralCode }).agent;
  }
}
