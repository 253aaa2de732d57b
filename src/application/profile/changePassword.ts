import { checkPasswordChange, type PasswordChange } from '@/domain/profile/PasswordChange';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Failure } from '@/domain/shared/Failure';
import { fateOf } from '@/domain/shared/fateOf';
import { say } from '@/domain/shared/Message';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { Notify } from '../notices/Notify';
import type { FormAnswer, FormFailure } from '../shared/FormFailure';
import type { AllPorts } from '../ports/LaterPorts';
import { OVERTAKEN } from '../shared/overtaken';
import { duringSession, isOvertaken } from '../shared/duringSession';
import { SingleFlight } from '../shared/SingleFlight';

type Answer = Result<void, FormFailure<keyof PasswordChange>>;

/** Which entry a refusal is about. */
const FIELD_OF: Readonly<Record<string, keyof PasswordChange>> = {
  WRONG_PASSWORD: 'current',
  SAME_PASSWORD: 'next',
  FORM_WRONG: 'next',
};

/** A new password for the account. The server ends its other sessions; this one goes on. CASH-06. */
export function changePassword(ports: Pick<AllPorts, 'profileGateway' | 'session'>, notify: Notify) {
  const flight = new SingleFlight<Answer>();

  return (form: PasswordChange): FormAnswer<keyof PasswordChange> => flight.run(() => change(form));

  async function change(form: PasswordChange): Promise<Answer> {
    const fields = checkPasswordChange(form);
    if (Object.keys(fields).length > 0) return fail({ fields, message: null });
    const answer = await duringSession(ports.session, () =>
      ports.profileGateway.updatePassword(form.current, form.next),
    );
    if (isOvertaken(answer)) return OVERTAKEN;
    if (!answer.ok) return fail(refusalOf(answer.error));
    notify(say('profile.passwordChanged'), 'success');
    return ok();
  }

  function refusalOf(failure: Failure): FormFailure<keyof PasswordChange> {
    const words = describeFailure(failure, 'request.failed');
    if (fateOf(failure) !== 'unknown') {
      const field = failure.kind === 'refused' ? FIELD_OF[failure.code ?? ''] : undefined;
      return field === undefined
        ? { fields: {}, message: words }
        : { fields: { [field]: words }, message: null };
    }
    // It may have happened, whatever was said to it: the next log-in shows which password counts (F90).
    if ('message' in failure && failure.message !== undefined) notify(words, 'error');
    return {
      fields: {},
      message: say('profile.passwordUnknown'),
      ...(failure.kind === 'coolDown' && { waitSeconds: failure.seconds }),
    };
  }
}
