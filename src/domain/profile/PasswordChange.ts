import { confirmProblem, passwordProblem } from '@/domain/session/passwordProblem';
import { say, type Message } from '@/domain/shared/Message';
import type { MessageKey } from '@/domain/shared/MessageKey';

/** Exactly as typed (X27). */
export interface PasswordChange {
  readonly current: string;
  readonly next: string;
  readonly confirm: string;
}

export type PasswordErrors = Partial<Record<keyof PasswordChange, Message>>;

/** Errors of the form as it stands, one sentence a field. CASH-06. */
export function checkPasswordChange({ current, next, confirm }: PasswordChange): PasswordErrors {
  const problems: Record<keyof PasswordChange, MessageKey | null> = {
    current: current === '' ? 'profile.currentEmpty' : null,
    next: passwordProblem(next) ?? (next === current ? 'profile.samePassword' : null),
    confirm: confirmProblem(next, confirm),
  };
  const errors: { -readonly [Field in keyof PasswordErrors]: PasswordErrors[Field] } = {};
  for (const field of ['current', 'next', 'confirm'] as const) {
    const key = problems[field];
    if (key !== null) errors[field] = say(key);
  }
  return errors;
}
