import type { SignUpEntries } from '@/domain/session/checkSignUp';

export interface LogInForm {
  readonly username: string;
  readonly password: string;
  readonly remember: boolean;
}

export interface MobileForm {
  /** As typed. */
  readonly mobile: string;
  /** 18+ and terms. */
  readonly agreed: boolean;
}

export type RegisterForm = SignUpEntries;

export interface ResetForm {
  readonly otp: string;
  readonly password: string;
}

export type RegisterField = keyof RegisterForm;
