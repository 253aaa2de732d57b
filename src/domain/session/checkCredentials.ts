import { say, type Message } from '@/domain/shared/Message';

export interface Credentials {
  readonly username: string;
  /** Exactly as typed: blanks count (X27). */
  readonly password: string;
}

/** What is missing, by field; empty when a request may leave. AUTH-04. */
export function checkCredentials(entered: Credentials): Partial<Record<keyof Credentials, Message>> {
  return {
    ...(entered.username.trim() === '' && { username: say('login.usernameEmpty') }),
    ...(entered.password === '' && { password: say('login.passwordEmpty') }),
  };
}
