import { checkSignUp } from '@/domain/session/checkSignUp';
import type { SignUpErrors } from '@/domain/session/checkSignUp';
import type { RegisterForm } from './forms';

/** Errors of the form as it stands; run again on each edit. AUTH-15. */
export class CheckRegistration {
  execute(form: RegisterForm): SignUpErrors {
    return checkSignUp(form);
  }
}
