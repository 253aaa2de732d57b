import type { SignUpDetails } from '@/domain/session/SignUpDetails';
import type { MobileDetails } from '@/domain/session/User';

export interface SignUpView {
  /** Saved until registration succeeds (AUTH-11). */
  readonly mobile: MobileDetails | null;
  readonly verified: boolean;
  /** A checked code from navigation state or the `refferal` cookie, for the form to show (AUTH-18). */
  readonly referralCode: string | null;
  /** A checked code from the `agentCode` cookie; it goes before a referral's (AUTH-18). */
  readonly agentCode: string | null;
  /** Typed at the last step so far; empty after a registration or a cancel. */
  readonly details: SignUpDetails;
  /** Monotonic time from which another OTP may be asked for; null: now. */
  readonly resendAt: number | null;
  /** The mobile that a recovery code was sent to; null: none was. */
  readonly recoveryMobile: MobileDetails | null;
  /** The mobile that a code to log in was sent to, and the monotonic time from which another may be asked for; null: none was. */
  readonly logInCode: { readonly mobile: MobileDetails; readonly resendAt: number } | null;
}

export interface SignUpState extends SignUpView {
  numberAccepted(mobile: MobileDetails, resendAt: number): void;
  numberVerified(): void;
  /** The player wants to give another number: back to step 1; codes stay. */
  numberForgotten(): void;
  referralCodeFound(code: string): void;
  agentCodeFound(code: string): void;
  recoveryCodeSent(mobile: MobileDetails, resendAt: number): void;
  recoveryFinished(): void;
  logInCodeSent(mobile: MobileDetails, resendAt: number): void;
  logInCodeForgotten(): void;
  detailsTyped(typed: SignUpDetails): void;
  detailsForgotten(): void;
  signUpFinished(): void;
}
