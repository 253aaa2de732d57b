import type { Token } from '@/domain/shared/ids';
import { checkSignUp } from '@/domain/session/checkSignUp';
import { sessionEnded, type EndSession } from './endSession';
import { KeepLogInCode } from './KeepLogInCode';
import { KeepSignUp } from './KeepSignUp';
import { logIn, logInAsDemo } from './logIn';
import { logInByCode } from './logInByCode';
import { offerReferralCode, watchReferralCookies } from './watchReferralCookies';
import { OtpWaits } from './OtpWaits';
import { recovery } from './recovery';
import { register } from './register';
import { RememberedUsername } from './RememberedUsername';
import type { Lifecycle } from './openLifecycle';
import type { SessionApp } from './SessionApp';
import type { SessionPorts, SessionShared } from './SessionParts';
import { signUpOtp } from './signUpOtp';

export interface Session {
  readonly app: SessionApp;
  /** Starts everything once: stored session, cookies, listeners, and a sign-up or a log-in by code that is under way. */
  readonly resume: () => void;
  readonly endSession: EndSession;
  /** The server says that a token is no longer good. */
  readonly sessionEnded: (token: Token) => void;
  readonly rememberedUsername: RememberedUsername;
  readonly logOut: () => Promise<void>;
}

/** Who is signed in: the ways in and out, and what a session's opening and closing do. */
export function openSession(
  ports: SessionPorts,
  { notify, loadBrand, panels }: SessionShared,
  { resume, end, enter, learnOffer }: Lifecycle,
): Session {
  const { session, authPanel, signUp, clock, localStore } = ports;
  const { steps, openPanel, closePanel, movePanel } = panels;
  const waits = new OtpWaits(clock);
  const rememberedUsername = new RememberedUsername(localStore);
  const logOut = (): Promise<void> => end('loggedOut');
  const underWay = [new KeepSignUp(ports, openPanel, waits), new KeepLogInCode(ports, openPanel, waits)];
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
      logInAsDemo: logInAsDemo(ports, enter, notify, learnOffer),
      ...logInByCode(ports, waits, enter, notify),
      ...signUpOtp(ports, loadBrand, waits, steps, notify),
      changeNumber: () => {
        signUp.numberForgotten();
        steps.happened('changeNumberChosen');
      },
      checkRegistration: checkSignUp,
      detailsTyped: (typed) => signUp.detailsTyped(typed),
      register: register(ports, steps, enter, notify),
      watchReferralCookies: watchReferralCookies(ports),
      offerReferralCode: offerReferralCode(signUp),
      ...recovery(ports, waits, steps, notify),
      logOut,
    },
    resume: () => {
      resume();
      for (const step of underWay) step.start();
    },
    endSession: end,
    sessionEnded: sessionEnded(session, end),
    rememberedUsername,
    logOut,
  };
}
