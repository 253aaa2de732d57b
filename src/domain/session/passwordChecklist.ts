import { isWithin } from './passwordProblem';

export interface PasswordChecklist {
  /** And not too long. */
  readonly longEnough: boolean;
  readonly digit: boolean;
  readonly lowercase: boolean;
  readonly uppercase: boolean;
}

/** Guidance beside the field, never a reason to refuse. AUTH-16. */
export function passwordChecklist(password: string): PasswordChecklist {
  return {
    longEnough: isWithin(password, 8, 20),
    digit: /\d/.test(password),
    lowercase: /\p{Ll}/u.test(password),
    uppercase: /\p{Lu}/u.test(password),
  };
}
