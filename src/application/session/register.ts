import { arrivedCodes } from '@/domain/session/arrivedCodes';
import { authProgress } from '@/domain/session/authProgress';
import { checkSignUp } from '@/domain/session/checkSignUp';
import { readReferralCode } from '@/domain/session/readReferralCode';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { ClearingNotify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import type { FormAnswer } from '../shared/FormFailure';
import { OVERTAKEN } from '../shared/overtaken';
import { singly } from '../shared/SingleFlight';
import type { AuthSteps } from './AuthSteps';
import { enterBy } from './enterBy';
import type { EnterSession } from './enterSession';
import type { RefusalWords } from './refuse';
import type { RegisterField, RegisterForm } from './forms';

const WORDS: RefusalWords = { failed: 'register.failed', unconfirmed: 'register.unconfirmed' };

/** The last step of a sign-up. A failure keeps the number for another try (F68). AUTH-14 to AUTH-18. */
export function register(
  ports: Pick<Ports, 'sessionGateway' | 'session' | 'brand' | 'signUp'>,
  steps: Pick<AuthSteps, 'happened'>,
  enter: EnterSession,
  notify: ClearingNotify,
) {
  /** `agentCode`: from whoever opened the panel; the cookie's counts when there is none. */
  return singly(
    async (form: RegisterForm, from: { readonly agentCode?: string } = {}): FormAnswer<RegisterField> => {
      const { mobile } = ports.signUp;
      if (mobile === null || !authProgress(ports.signUp, ports.brand.details).mayRegister) {
        steps.happened('numberMissing');
        return OVERTAKEN;
      }
      const fields = checkSignUp(form);
      if (Object.keys(fields).length > 0) return fail({ fields, message: null });
      const registration = {
        name: form.name.trim(),
        username: form.username.trim(),
        password: form.password,
        agentCode: readReferralCode(form.referralCode) ?? agentOf(from.agentCode),
        mobile,
      };
      const call = () => ports.sessionGateway.register(registration);
      const entered = await enterBy(ports, notify, call, WORDS);
      if (!entered.ok) return entered;
      ports.signUp.signUpFinished();
      enter(entered.value, say('register.success'));
      return ok();
    },
  );

  function agentOf(given: string | undefined): string | null {
    const { agentCode, referralCode } = ports.signUp;
    return arrivedCodes({ given, agent: agentCode, referral: referralCode }).agent;
  }
}
