import type { LoadBrand } from '../brand/LoadBrand';
import type { Notify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import type { Wallet } from '../wallet/openWallet';
import { ChangeNumber } from './ChangeNumber';
import { CheckRegistration } from './CheckRegistration';
import { CheckSession } from './CheckSession';
import { ConnectFeed } from './ConnectFeed';
import { EndSession } from './EndSession';
import { EnterSession } from './EnterSession';
import { FollowPage } from './FollowPage';
import { FollowTabs } from './FollowTabs';
import { ForgetPlayerData } from './ForgetPlayerData';
import { KeepSignUp } from './KeepSignUp';
import { LearnDemoOffer } from './LearnDemoOffer';
import { ListenToPlayerFeed } from './ListenToPlayerFeed';
import { LogIn } from './LogIn';
import { LogInAsDemo } from './LogInAsDemo';
import { LogOut } from './LogOut';
import { OfferReferralCode } from './OfferReferralCode';
import type { Panels } from './openPanels';
import { OtpWaits } from './OtpWaits';
import { Register } from './Register';
import { RememberedUsername } from './RememberedUsername';
import { RequestRecoveryOtp } from './RequestRecoveryOtp';
import { RequestSignUpOtp } from './RequestSignUpOtp';
import { ResendSignUpOtp } from './ResendSignUpOtp';
import { ResetPassword } from './ResetPassword';
import { ResumeSession } from './ResumeSession';
import { SendSignUpOtp } from './SendSignUpOtp';
import type { SessionApp } from './SessionApp';
import { SessionEnded } from './SessionEnded';
import { SessionLifecycle } from './SessionLifecycle';
import type { SessionParticipant } from './SessionParticipant';
import { VerifySignUpOtp } from './VerifySignUpOtp';
import { WatchReferralCookies } from './WatchReferralCookies';

export const SESSION_PORTS = [
  'session',
  'authPanel',
  'signUp',
  'brand',
  'notices',
  'wallet',
  'connection',
  'exposure',
  'sessionGateway',
  'playerFeed',
  'clock',
  'scheduler',
  'tabs',
  'navigator',
  'config',
  'memory',
  'pageLife',
  'localStore',
  'sessionStore',
  'cookies',
] as const satisfies readonly (keyof Ports)[];

/** What other features do for this one. */
export interface SessionShared {
  readonly notify: Notify;
  readonly loadBrand: LoadBrand;
  readonly panels: Panels;
  readonly wallet: Wallet;
  /** Who has something to do when a session opens or closes, in this order. */
  readonly participants: readonly SessionParticipant[];
}

export interface Session {
  readonly app: SessionApp;
  /** Starts everything once: stored session, cookies, listeners. */
  readonly resume: ResumeSession;
  readonly endSession: EndSession;
  /** The server says that a token is no longer good. */
  readonly sessionEnded: SessionEnded;
  readonly rememberedUsername: RememberedUsername;
  readonly logOut: LogOut;
  /** Begins to keep a sign-up that is under way. */
  readonly keepSignUp: KeepSignUp;
}

/** Who is signed in: the ways in and out, and what a session's opening and closing do. */
export function openSession(
  ports: Pick<Ports, (typeof SESSION_PORTS)[number]>,
  shared: SessionShared,
): Session {
  const { session, authPanel, signUp, brand, notices, wallet, connection, exposure } = ports;
  const { sessionGateway, playerFeed, clock, scheduler, tabs, navigator, config } = ports;
  const { memory, pageLife, localStore, sessionStore, cookies } = ports;
  const { notify, loadBrand, panels } = shared;

  const forget = new ForgetPlayerData(wallet, exposure, notices, signUp, memory, loadBrand);
  const connectFeed = new ConnectFeed(playerFeed, session, config);
  // The connection comes last: everyone listens by then.
  const lifecycle = new SessionLifecycle(session, memory, [forget, ...shared.participants, connectFeed]);
  const endSession = new EndSession(session, lifecycle, sessionGateway, tabs, navigator, notify, config);
  const enter = new EnterSession(session, lifecycle, authPanel, tabs, navigator, notify, config);
  const check = new CheckSession(session, playerFeed, endSession);
  const feed = new ListenToPlayerFeed(
    playerFeed,
    session,
    connection,
    wallet,
    shared.wallet.sync,
    shared.wallet.receive,
    check,
    endSession,
    notify,
  );
  const followTabs = new FollowTabs(
    tabs,
    localStore,
    memory,
    session,
    lifecycle,
    endSession,
    authPanel,
    navigator,
    config,
  );
  const page = new FollowPage(
    pageLife,
    connection,
    playerFeed,
    followTabs,
    check,
    shared.wallet.sync,
    loadBrand,
    clock,
  );
  const resume = new ResumeSession(
    memory,
    lifecycle,
    connectFeed,
    forget,
    { feed, tabs: followTabs, page },
    new LearnDemoOffer(sessionGateway, brand),
  );

  const { steps } = panels;
  const waits = new OtpWaits(clock);
  const rememberedUsername = new RememberedUsername(localStore);
  const logOut = new LogOut(endSession);
  const sendOtp = new SendSignUpOtp(sessionGateway, session, brand, loadBrand, signUp, waits, steps, notify);
  return {
    app: {
      view: session,
      panel: authPanel,
      signUp,
      rememberedUsername,
      openPanel: panels.openPanel,
      closePanel: panels.closePanel,
      movePanel: panels.movePanel,
      logIn: new LogIn(sessionGateway, session, enter, rememberedUsername, notify),
      logInAsDemo: new LogInAsDemo(sessionGateway, session, brand, enter, notify),
      requestSignUpOtp: new RequestSignUpOtp(sendOtp, signUp, waits, clock),
      verifySignUpOtp: new VerifySignUpOtp(sessionGateway, session, signUp, steps, notify, config),
      resendSignUpOtp: new ResendSignUpOtp(sendOtp, signUp, waits, steps),
      changeNumber: new ChangeNumber(signUp, steps),
      checkRegistration: new CheckRegistration(),
      register: new Register(sessionGateway, session, brand, signUp, steps, enter, notify),
      watchReferralCookies: new WatchReferralCookies(cookies, signUp, scheduler),
      offerReferralCode: new OfferReferralCode(signUp),
      requestRecoveryOtp: new RequestRecoveryOtp(sessionGateway, session, signUp, waits, steps, notify),
      resetPassword: new ResetPassword(sessionGateway, session, signUp, steps, notify, config),
      logOut,
    },
    resume,
    endSession,
    sessionEnded: new SessionEnded(session, endSession),
    rememberedUsername,
    logOut,
    keepSignUp: new KeepSignUp(sessionStore, signUp, authPanel, panels.openPanel, waits, pageLife, clock),
  };
}
