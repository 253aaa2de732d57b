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
import type { Ports } from '../ports/Ports';
import { SingleFlight } from '../shared/SingleFlight';
import type { AuthSteps } from './AuthSteps';
import type { EnterSession } from './enterSession';
import { refuse } from './refuse';
import { OVERTAKEN } from '../shared/overtaken';

type Answer = Result<void, FormFailure<RegisterField>>;

/** The last step of a sign-up. A failure keeps the number for another try (F68). AUTH-14 to AUTH-18. */
export function register(
  ports: Pick<Ports, 'sessionGateway' | 'session' | 'brand' | 'signUp'>,
  steps: Pick<AuthSteps, 'happened'>,
  enter: EnterSession,
  notify: Notify,
) {
  const flight = new SingleFlight<Answer>();

  /** `agentCode`: from whoever opened the panel; the cookie's counts when there is none. */
  return (form: RegisterForm, from: { readonly agentCode?: string } = {}): FormAnswer<RegisterField> =>
    flight.run(() => register(form, from.agentCode));

  async function register(form: RegisterForm, givenAgent: string | undefined): Promise<Answer> {
    const { mobile } = ports.signUp;
    if (mobile === null || !authProgress(ports.signUp, ports.brand.details).mayRegister) {
      steps.happened('numberMissing');
      return OVERTAKEN;
    }
    const fields = checkSignUp(form);
    if (Object.keys(fields).length > 0) return fail({ fields, message: null });
    const { epoch } = ports.session;
    const answer = await ports.sessionGateway.register({
      name: form.name.trim(),
      username: form.username.trim(),
      password: form.password,
      agentCode: readReferralCode(form.referralCode) ?? agentOf(givenAgent),
      mobile,
    });
    if (epoch !== ports.session.epoch) {
      if (answer.ok) void ports.sessionGateway.signOut(answer.value.token);
      return OVERTAKEN;
    }
    if (!answer.ok) return refuse(answer.error, 'register.failed', notify);
    ports.signUp.signUpFinished();
    enter(answer.value, say('register.success'));
    return ok();
  }

  function agentOf(given: string | undefined): string | null {
    const { agentCode, referralCode } = ports.signUp;
    return arrivedCodes({ given, agent: agentCode, referral: referralCode }).agent;
  }
}
