import { say, type Message } from '@/domain/shared/Message';
import type { MessageKey } from '@/domain/shared/MessageKey';
import { confirmProblem, isWithin, passwordProblem } from './passwordProblem';
import { readReferralCode } from './readReferralCode';

export interface SignUpEntries {
  readonly name: string;
  readonly username: string;
  readonly password: string;
  readonly confirmPassword: string;
  /** Empty when there is none. */
  readonly referralCode: string;
}

export type SignUpErrors = Partial<Record<keyof SignUpEntries, Message>>;

/** White space and characters without a width of their own: a name of nothing else is empty (X06). */
const INVISIBLE = /[\s\p{C}\p{Z}]/gu;

/** Latin letters, digits and spaces only, by the specification; that also refuses homoglyphs and zero-width characters. */
const USERNAME = /^[A-Za-z0-9 ]+$/;

/** Errors of the sign-up form as it stands, one sentence a field. AUTH-15, X06, X27. */
export function checkSignUp(entries: SignUpEntries): SignUpErrors {
  const problems: Record<keyof SignUpEntries, MessageKey | null> = {
    name: entries.name.replace(INVISIBLE, '') === '' ? 'register.nameEmpty' : null,
    username: usernameProblem(entries.username.trim()),
    password: passwordProblem(entries.password),
    confirmPassword: confirmProblem(entries.password, entries.confirmPassword),
    referralCode: referralProblem(entries.referralCode),
  };
  const errors: { -readonly [Field in keyof SignUpErrors]: SignUpErrors[Field] } = {};
  for (const field of ['name', 'username', 'password', 'confirmPassword', 'referralCode'] as const) {
    const key = problems[field];
    if (key !== null) errors[field] = say(key);
  }
  return errors;
}

function usernameProblem(username: string): MessageKey | null {
  if (username.replace(INVISIBLE, '') === '') return 'register.usernameEmpty';
  if (!isWithin(username, 4, 15)) return 'register.usernameLength';
  return USERNAME.test(username) ? null : 'register.usernameCharacters';
}

function referralProblem(code: string): MessageKey | null {
  return code.trim() === '' || readReferralCode(code) !== null ? null : 'register.referralMalformed';
}
