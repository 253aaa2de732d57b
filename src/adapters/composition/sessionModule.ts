import { LoadBrand } from '@/application/brand/LoadBrand';
import { DismissAnnouncements } from '@/application/notices/DismissAnnouncements';
import { MarkNoticesRead } from '@/application/notices/MarkNoticesRead';
import { Notify } from '@/application/notices/Notify';
import { TellNotice } from '@/application/notices/TellNotice';
import { PageVisited } from '@/application/routing/PageVisited';
import { AuthSteps } from '@/application/session/AuthSteps';
import { ChangeNumber } from '@/application/session/ChangeNumber';
import { CheckRegistration } from '@/application/session/CheckRegistration';
import { CheckSession } from '@/application/session/CheckSession';
import { ClosePanel } from '@/application/session/ClosePanel';
import { ConnectFeed } from '@/application/session/ConnectFeed';
import { EndSession } from '@/application/session/EndSession';
import { EnterSession } from '@/application/session/EnterSession';
import { FollowPage } from '@/application/session/FollowPage';
import { FollowTabs } from '@/application/session/FollowTabs';
import { ForgetPlayerData } from '@/application/session/ForgetPlayerData';
import { KeepSignUp } from '@/application/session/KeepSignUp';
import { LearnDemoOffer } from '@/application/session/LearnDemoOffer';
import { ListenToPlayerFeed } from '@/application/session/ListenToPlayerFeed';
import { LogIn } from '@/application/session/LogIn';
import { LogInAsDemo } from '@/application/session/LogInAsDemo';
import { LogOut } from '@/application/session/LogOut';
import { MovePanel } from '@/application/session/MovePanel';
import { OfferReferralCode } from '@/application/session/OfferReferralCode';
import { OpenPanel } from '@/application/session/OpenPanel';
import { OtpWaits } from '@/application/session/OtpWaits';
import { Register } from '@/application/session/Register';
import { RememberedUsername } from '@/application/session/RememberedUsername';
import { RequestRecoveryOtp } from '@/application/session/RequestRecoveryOtp';
import { RequestSignUpOtp } from '@/application/session/RequestSignUpOtp';
import { ResendSignUpOtp } from '@/application/session/ResendSignUpOtp';
import { ResetPassword } from '@/application/session/ResetPassword';
import { ResumeSession } from '@/application/session/ResumeSession';
import { SendSignUpOtp } from '@/application/session/SendSignUpOtp';
import { SessionEnded } from '@/application/session/SessionEnded';
import { SessionLifecycle } from '@/application/session/SessionLifecycle';
import { VerifySignUpOtp } from '@/application/session/VerifySignUpOtp';
import { WatchReferralCookies } from '@/application/session/WatchReferralCookies';
import { ReceiveBalance } from '@/application/wallet/ReceiveBalance';
import { SyncWallet } from '@/application/wallet/SyncWallet';
import { PARTICIPANTS } from './participants';
import { provide, provideClass } from './provide';
import { PORT } from './tokens';
import { wiringPart } from './wiringPart';

const { session, authPanel, signUp, brand, notices, wallet, connection, exposure } = PORT;
const { sessionGateway, brandGateway, playerFeed } = PORT;
const { clock, scheduler, tabs, navigator, config, memory, pageLife, localStore, cookies } = PORT;

/** Brand and announcements are asked for before any of this is loaded (`openEarly`). */
const ASKED = { start: () => () => undefined, execute: () => Promise.resolve() };

/** Session, brand, wallet, notices and routing: the use cases that every page needs. */
export const sessionModule = wiringPart('session', (container) => {
  provideClass(container, TellNotice, [Notify]);
  provideClass(container, MarkNoticesRead, [notices]);
  provideClass(container, DismissAnnouncements, [brand]);
  provideClass(container, LearnDemoOffer, [sessionGateway, brand]);
  provideClass(container, PageVisited, [brandGateway]);
  provideClass(container, SyncWallet, [playerFeed, wallet, session, scheduler, clock]);
  provideClass(container, ReceiveBalance, [wallet, SyncWallet, clock]);

  provideClass(container, ForgetPlayerData, [wallet, exposure, notices, signUp, memory, LoadBrand]);
  provideClass(container, ConnectFeed, [playerFeed, session, config]);
  provideClass(container, SessionLifecycle, [session, memory, PARTICIPANTS]);
  provideClass(container, EndSession, [
    session,
    SessionLifecycle,
    sessionGateway,
    tabs,
    navigator,
    Notify,
    config,
  ]);
  provideClass(container, EnterSession, [
    session,
    SessionLifecycle,
    authPanel,
    tabs,
    navigator,
    Notify,
    config,
  ]);
  provideClass(container, SessionEnded, [session, EndSession]);
  provideClass(container, CheckSession, [session, playerFeed, EndSession]);
  provideClass(container, ListenToPlayerFeed, [
    playerFeed,
    session,
    connection,
    wallet,
    SyncWallet,
    ReceiveBalance,
    CheckSession,
    EndSession,
    Notify,
  ]);
  provideClass(container, FollowTabs, [
    tabs,
    localStore,
    memory,
    session,
    SessionLifecycle,
    EndSession,
    authPanel,
    navigator,
    config,
  ]);
  provideClass(container, FollowPage, [
    pageLife,
    connection,
    playerFeed,
    FollowTabs,
    CheckSession,
    SyncWallet,
    LoadBrand,
    clock,
  ]);
  provide(
    container,
    ResumeSession,
    [
      memory,
      SessionLifecycle,
      ConnectFeed,
      ForgetPlayerData,
      ListenToPlayerFeed,
      FollowTabs,
      FollowPage,
      LearnDemoOffer,
    ],
    (saved, lifecycle, visitor, forget, feed, followTabs, page, demo) =>
      new ResumeSession(
        saved,
        lifecycle,
        visitor,
        forget,
        { feed, tabs: followTabs, page },
        { brand: ASKED, demo, announcements: ASKED },
      ),
  );

  provideClass(container, AuthSteps, [authPanel, navigator]);
  provideClass(container, OpenPanel, [authPanel, session, signUp, brand]);
  provideClass(container, ClosePanel, [authPanel]);
  provideClass(container, MovePanel, [AuthSteps]);
  provideClass(container, OtpWaits, [clock]);
  provideClass(container, KeepSignUp, [
    PORT.sessionStore,
    signUp,
    authPanel,
    OpenPanel,
    OtpWaits,
    pageLife,
    clock,
  ]);
  provideClass(container, RememberedUsername, [localStore]);
  provideClass(container, LogIn, [sessionGateway, session, EnterSession, RememberedUsername, Notify]);
  provideClass(container, LogInAsDemo, [sessionGateway, session, brand, EnterSession, Notify]);
  provideClass(container, LogOut, [EndSession]);
  provideClass(container, SendSignUpOtp, [
    sessionGateway,
    session,
    brand,
    LoadBrand,
    signUp,
    OtpWaits,
    AuthSteps,
    Notify,
  ]);
  provideClass(container, RequestSignUpOtp, [SendSignUpOtp, signUp, OtpWaits, clock]);
  provideClass(container, ResendSignUpOtp, [SendSignUpOtp, signUp, OtpWaits, AuthSteps]);
  provideClass(container, VerifySignUpOtp, [sessionGateway, session, signUp, AuthSteps, Notify, config]);
  provideClass(container, ChangeNumber, [signUp, AuthSteps]);
  provideClass(container, CheckRegistration, []);
  provideClass(container, Register, [
    sessionGateway,
    session,
    brand,
    signUp,
    AuthSteps,
    EnterSession,
    Notify,
  ]);
  provideClass(container, WatchReferralCookies, [cookies, signUp, scheduler]);
  provideClass(container, OfferReferralCode, [signUp]);
  provideClass(container, RequestRecoveryOtp, [sessionGateway, session, signUp, OtpWaits, AuthSteps, Notify]);
  provideClass(container, ResetPassword, [sessionGateway, session, signUp, AuthSteps, Notify, config]);
});
