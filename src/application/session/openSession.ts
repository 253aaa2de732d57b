import type { Token } from '@/domain/shared/ids';
import { checkSignUp } from '@/domain/session/checkSignUp';
import type { EndSession } from './endSession';
import { KeepSignUp } from './KeepSignUp';
import { logIn } from './logIn';
import { logInAsDemo } from './logInAsDemo';
import { OtpWaits } from './OtpWaits';
import { register } from './register';
import { RememberedUsername } from './RememberedUsername';
import { requestRecoveryOtp } from './requestRecoveryOtp';
import { requestSignUpOtp } from './requestSignUpOtp';
import { resendSignUpOtp } from './resendSignUpOtp';
import { resetPassword } from './resetPassword';
import { SendSignUpOtp } from './SendSignUpOtp';
import type { Lifecycle } from './openLifecycle';
import type { SessionApp } from './SessionApp';
import type { SessionPorts, SessionShared } from './SessionParts';
import { sessionEnded } from './sessionEnded';
import { verifySignUpOtp } from './verifySignUpOtp';
import { offerReferralCode, watchReferralCookies } from './watchReferralCookies';

export interface Session {
  readonly app: SessionApp;
  /** Starts everything once: stored session, cookies, listeners. */
  readonly resume: () => void;
  readonly endSession: EndSession;
  /** The server says that a token is no longer good. */
  readonly sessionEnded: (token: Token) => void;
  readonly rememberedUsername: RememberedUsername;
  readonly logOut: () => Promise<void>;
  /** Begins to keep a sign-up that is under way. */
  readonly keepSignUp: KeepSignUp;
}

/** Who is signed in: the ways in and out, and what a session's opening and closing do. */
export function openSession(
  ports: SessionPorts,
  { notify, loadBrand, panels }: SessionShared,
  { resume, end, enter }: Lifecycle,
): Session {
  const { session, authPanel, signUp, clock, localStore } = ports;
  const { steps, openPanel, closePanel, movePanel } = panels;
  const waits = new OtpWaits(clock);
  const rememberedUsername = new RememberedUsername(localStore);
  const logOut = (): Promise<void> => end('loggedOut');
  const sendOtp = new SendSignUpOtp(ports, loadBrand, waits, steps, notify);
  return {
    app: {
      view: session,
      panel: authPanel,
      signUp,
      rememberedUsername: () => rememberedUsername.read(),
      openPanel,
      closePanel,
      movePanel,
      logIn: logIn(ports, enter, rememberedUsername, notify),
      logInAsDemo: logInAsDemo(ports, enter, notify),
      requestSignUpOtp: requestSignUpOtp(ports, sendOtp, waits),
      verifySignUpOtp: verifySignUpOtp(ports, steps, notify),
      resendSignUpOtp: resendSignUpOtp(sendOtp, signUp, waits, steps),
      changeNumber: () => {
        signUp.numberForgotten();
        steps.happened('changeNumberChosen');
      },
      checkRegistration: checkSignUp,
      register: register(ports, steps, enter, notify),
      watchReferralCookies: watchReferralCookies(ports),
      offerReferralCode: offerReferralCode(signUp),
      requestRecoveryOtp: requestRecoveryOtp(ports, waits, steps, notify),
      resetPassword: resetPassword(ports, steps, notify),
      logOut,
    },
    resume,
    endSession: end,
    sessionEnded: sessionEnded(session, end),
    rememberedUsername,
    logOut,
    keepSignUp: new KeepSignUp(ports, openPanel, waits),
  };
}
