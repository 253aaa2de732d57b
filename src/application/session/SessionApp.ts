import type { AuthPanel } from '@/domain/session/authPanels';
import type { Message } from '@/domain/shared/Message';
import type { AuthPanelView } from '../ports/state/AuthPanelState';
import type { SessionView } from '../ports/state/SessionState';
import type { SignUpView } from '../ports/state/SignUpState';
import type { FormAnswer } from '../shared/FormFailure';
import type { UseCase } from '../shared/UseCase';
import type { LogInForm, MobileForm, RegisterField, RegisterForm, ResetForm } from './forms';

/** Who is signed in, and the ways in and out. */
export interface SessionApp {
  readonly view: SessionView;
  readonly panel: AuthPanelView;
  readonly signUp: SignUpView;
  /** The username kept by "remember me", or empty. */
  readonly rememberedUsername: UseCase<[], string>;
  readonly openPanel: UseCase<
    [panel: AuthPanel, options?: { readonly wish?: string; readonly onClose?: () => void }]
  >;
  /** By hand: calls the parent's callback (AUTH-03). */
  readonly closePanel: UseCase<[]>;
  /** A link inside a panel: only the moves of AUTH-02 are possible, others are ignored. */
  readonly movePanel: UseCase<[to: AuthPanel]>;
  readonly logIn: UseCase<[LogInForm], FormAnswer<'username' | 'password'>>;
  readonly logInAsDemo: UseCase<[], FormAnswer<never>>;
  /** Sign-up step 1. Afterwards `signUp.mobile` is set, and the panel shows the OTP entry or moves to register (AUTH-12). */
  readonly requestSignUpOtp: UseCase<[MobileForm], FormAnswer<'mobile' | 'agreed'>>;
  readonly verifySignUpOtp: UseCase<[otp: string], FormAnswer<'otp'>>;
  /** Asks again for the OTP of the number under way. */
  readonly resendSignUpOtp: UseCase<[], FormAnswer<never>>;
  readonly changeNumber: UseCase<[]>;
  /** Errors of the form as it stands; run again on each edit (AUTH-15). */
  readonly checkRegistration: UseCase<[RegisterForm], Partial<Record<RegisterField, Message>>>;
  readonly register: UseCase<[RegisterForm, { readonly agentCode?: string }?], FormAnswer<RegisterField>>;
  /** While a sign-up panel is open: polls both cookies every 300 ms (AUTH-18). Returns how to stop. */
  readonly watchReferralCookies: UseCase<[], () => void>;
  /** A code that arrived by navigation state; anything malformed is ignored. */
  readonly offerReferralCode: UseCase<[code: unknown]>;
  readonly requestRecoveryOtp: UseCase<[mobile: string], FormAnswer<'mobile'>>;
  readonly resetPassword: UseCase<[ResetForm], FormAnswer<'otp' | 'password'>>;
  readonly logOut: UseCase<[], Promise<void>>;
}
