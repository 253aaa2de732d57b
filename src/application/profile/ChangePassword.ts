import { checkPasswordChange } from '@/domain/profile/PasswordChange';
import type { PasswordChange } from '@/domain/profile/PasswordChange';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Failure } from '@/domain/shared/Failure';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { Notify } from '../notices/Notify';
import type { FormAnswer, FormFailure } from '../PlayerApp';
import type { ProfileGateway } from '../ports/gateways/ProfileGateway';
import type { SessionView } from '../ports/state/SessionState';
import { OVERTAKEN } from '../session/refuse';
import { SingleFlight } from '../shared/SingleFlight';

type Answer = Result<void, FormFailure<keyof PasswordChange>>;

/** Which entry a refusal is about. */
const FIELD_OF: Readonly<Record<string, keyof PasswordChange>> = {
  WRONG_PASSWORD: 'current',
  SAME_PASSWORD: 'next',
  FORM_WRONG: 'next',
};

/** A new password for the account. The server ends its other sessions; this one goes on. CASH-06. */
export class ChangePassword {
  readonly #flight = new SingleFlight<Answer>();

  constructor(
    private readonly gateway: ProfileGateway,
    private readonly session: Pick<SessionView, 'epoch'>,
    private readonly notify: Pick<Notify, 'execute'>,
  ) {}

  execute(form: PasswordChange): FormAnswer<keyof PasswordChange> {
    return this.#flight.run(() => this.#change(form));
  }

  async #change(form: PasswordChange): Promise<Answer> {
    const fields = checkPasswordChange(form);
    if (Object.keys(fields).length > 0) return fail({ fields, message: null });
    const { epoch } = this.session;
    const answer = await this.gateway.updatePassword(form.current, form.next);
    if (epoch !== this.session.epoch) return OVERTAKEN;
    if (!answer.ok) return fail(refusalOf(answer.error));
    this.notify.execute(say('profile.passwordChanged'), 'success');
    return ok();
  }
}

function refusalOf(failure: Failure): FormFailure<keyof PasswordChange> {
  if (failure.kind === 'refused') {
    const field = failure.code === undefined ? undefined : FIELD_OF[failure.code];
    const message = describeFailure(failure, 'request.failed');
    return field === undefined ? { fields: {}, message } : { fields: { [field]: message }, message: null };
  }
  if (failure.kind === 'coolDown')
    return {
      fields: {},
      message: describeFailure(failure, 'request.failed'),
      waitSeconds: failure.seconds,
    };
  // No answer does not mean that nothing happened: the next log-in tells.
  const undecided = failure.sent && failure.kind !== 'unauthorised';
  return {
    fields: {},
    message: undecided ? say('profile.passwordUnknown') : describeFailure(failure, 'request.failed'),
  };
}
