import type { AuthPanel } from '@/domain/session/authPanels';
import type { SignUpDetails } from '@/domain/session/SignUpDetails';
import type { Message } from '@/domain/shared/Message';
import type { AuthPanelView } from '../ports/state/AuthPanelState';
import type { SessionView } from '../ports/state/SessionState';
import type { SignUpView } from '../ports/state/SignUpState';
import type { FormAnswer } from '../shared/FormFailure';
import type { LogInForm, MobileForm, RegisterField, RegisterForm, ResetForm } from './forms';

/** Who is signed in, and the ways in and out. */
export interface SessionApp {
  readonly view: SessionView;
  readonly panel: AuthPanelView;
  readonly signUp: SignUpView;
  /** The username saved by "remember me", or empty. */
  readonly rememberedUsername: () => string;
  readonly openPanel: (
    panel: AuthPanel,
    options?: { readonly returnTo?: string; readonly onClose?: () => void },
  ) => void;
  /** By hand: calls the parent's callback (AUTH-03). */
  readonly closePanel: () => void;
  /** A link inside a panel: only the moves of AUTH-02 are possible, others are ignored. */
  readonly movePanel: (to: AuthPanel) => void;
  readonly logIn: (form: LogInForm) => FormAnswer<'username' | 'password'>;
  /** Where the backend has `otpLogIn`. Afterwards `signUp.logInCode` is set, whether or not the number is a player's. */
  readonly requestLogInCode: (mobile: string) => FormAnswer<'mobile'>;
  /** The answer to the request was lost (`unheard`), and yet a code came. */
  readonly logInCodeCame: (mobile: string) => void;
  /** Another number, or the password after all. */
  readonly logInCodeForgotten: () => void;
  readonly logInByCode: (otp: string) => FormAnswer<'otp'>;
  /** Asks first whether there is a demo, where that is not known yet. */
  readonly logInAsDemo: () => FormAnswer<never>;
  /** Sign-up step 1. Afterwards `signUp.mobile` is set, and the panel shows the OTP entry or moves to register (AUTH-12). */
  readonly requestSignUpOtp: (form: MobileForm) => FormAnswer<'mobile' | 'agreed'>;
  /** The answer to the request was lost (`unheard`), and yet a code came. */
  readonly signUpCodeCame: (mobile: string) => void;
  readonly verifySignUpOtp: (otp: string) => FormAnswer<'otp'>;
  /** Asks again for the OTP of the number under way. */
  readonly resendSignUpOtp: () => FormAnswer<never>;
  readonly changeNumber: () => void;
  /** Errors of the form as it stands; run again on each edit (AUTH-15). */
  readonly checkRegistration: (form: RegisterForm) => Partial<Record<RegisterField, Message>>;
  readonly register: (
    form: RegisterForm,
    from?: { readonly agentCode?: string },
  ) => FormAnswer<RegisterField>;
  /** Saved for this tab until the sign-up is done or given up. */
  readonly detailsTyped: (typed: SignUpDetails) => void;
  /** While a sign-up panel is open: polls both cookies every 300 ms (AUTH-18). Returns how to stop. */
  readonly watchReferralCookies: () => () => void;
  /** A code that arrived by navigation state; anything malformed is ignored. */
  readonly offerReferralCode: (code: unknown) => void;
  readonly requestRecoveryOtp: (mobile: string) => FormAnswer<'mobile'>;
  readonly recoveryCodeCame: (mobile: string) => void;
  readonly resetPassword: (form: ResetForm) => FormAnswer<'otp' | 'password'>;
  readonly logOut: () => Promise<void>;
}
