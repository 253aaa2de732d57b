import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';
import type { MobileDetails, SignedIn } from '@/domain/session/User';

/** What leaves the device at sign-up; the fixed ids (typeId, parentId) are the adapter's, from configuration. */
export interface Registration {
  readonly name: string;
  readonly username: string;
  /** Exactly as typed. */
  readonly password: string;
  /** The agent or referral code, when there is one. */
  readonly agentCode: string | null;
  readonly mobile: MobileDetails;
}

export interface SessionGateway {
  /** POST /login (AUTH-05). */
  logIn(username: string, password: string): Promise<Result<SignedIn, Failure>>;
  /** assumed: POST /login/otp/send, with `otpLogIn` only; the same answer for a number that is no player's. */
  sendLogInCode(mobile: MobileDetails): Promise<Result<void, Failure>>;
  /** assumed: POST /login/otp, with `otpLogIn` only. */
  logInByCode(mobile: MobileDetails, otp: string): Promise<Result<SignedIn, Failure>>;
  /** POST /login/demo (AUTH-07). */
  logInAsDemo(): Promise<Result<SignedIn, Failure>>;
  /** GET /app/demo. */
  demoIsOffered(): Promise<Result<boolean, Failure>>;
  /** POST /sendOtpToMobile (AUTH-11). */
  sendOtp(mobile: MobileDetails): Promise<Result<void, Failure>>;
  /** POST /mobileVerification (AUTH-13). */
  verifyMobile(mobile: MobileDetails, otp: string): Promise<Result<void, Failure>>;
  /** POST /register (AUTH-17). */
  register(registration: Registration): Promise<Result<SignedIn, Failure>>;
  /** POST /forgot-password (AUTH-09). */
  forgotPassword(mobile: MobileDetails): Promise<Result<void, Failure>>;
  /** POST /reset-password (AUTH-09). */
  resetPassword(otp: string, password: string): Promise<Result<void, Failure>>;
  /** GET /signout with the session's own token (SES-02): the caller has already forgotten it. May fail; nobody stays signed in for that. */
  signOut(token: SignedIn['token']): Promise<Result<void, Failure>>;
}
