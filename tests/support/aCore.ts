import { LoadBrand } from '@/application/brand/LoadBrand';
import { LoadAnnouncements } from '@/application/notices/LoadAnnouncements';
import { Notify } from '@/application/notices/Notify';
import { AuthSteps } from '@/application/session/AuthSteps';
import { CheckSession } from '@/application/session/CheckSession';
import { ConnectFeed } from '@/application/session/ConnectFeed';
import { EndSession } from '@/application/session/EndSession';
import { EnterSession } from '@/application/session/EnterSession';
import { FollowPage } from '@/application/session/FollowPage';
import { FollowTabs } from '@/application/session/FollowTabs';
import { ForgetPlayerData } from '@/application/session/ForgetPlayerData';
import { LearnDemoOffer } from '@/application/session/LearnDemoOffer';
import { ListenToPlayerFeed } from '@/application/session/ListenToPlayerFeed';
import { LogIn } from '@/application/session/LogIn';
import { LogInAsDemo } from '@/application/session/LogInAsDemo';
import { LogOut } from '@/application/session/LogOut';
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
import { ReceiveBalance } from '@/application/wallet/ReceiveBalance';
import { SyncWallet } from '@/application/wallet/SyncWallet';
import { ok } from '@/domain/shared/Result';
import { FakeAuthPanelState } from './fakes/FakeAuthPanelState';
import { FakeBrandGateway } from './fakes/FakeBrandGateway';
import { FakeBrandState } from './fakes/FakeBrandState';
import { FakeDeviceMemory } from './fakes/FakeDeviceMemory';
import { FakePageLife } from './fakes/FakePageLife';
import { FakePlayerFeed } from './fakes/FakePlayerFeed';
import { FakeSessionGateway } from './fakes/FakeSessionGateway';
import { FakeSessionState } from './fakes/FakeSessionState';
import { FakeSignUpState } from './fakes/FakeSignUpState';
import {
  FakeNavigator,
  FakeNotifier,
  FakeTabs,
  SequentialIds,
  SharedKeyValueStore,
} from './fakes/fakeDevices';
import {
  FakeConnectionState,
  FakeExposureState,
  FakeNoticesState,
  FakeWalletState,
} from './fakes/fakeStates';
import { ManualScheduler } from './ManualScheduler';
import { granted } from './mothers/sessionMother';
import { someDetails } from './mothers/brandMother';

/**
 * The session's side of the core, wired as the composition root wires it, over fakes. What a test has not planned fails it, but for
 * the questions that every page asks.
 */
export function aCore(
  device = new FakeDeviceMemory(),
  otpLength: number | null = 6,
  capabilities = { marketStream: true },
) {
  const scheduler = new ManualScheduler();
  const { clock } = scheduler;
  const config = { publicPath: '/', protectedPath: '/home', otpLength };

  const gateway = new FakeSessionGateway();
  const brandGateway = new FakeBrandGateway();
  const feed = new FakePlayerFeed();
  const [page, tabs, navigator, notifier] = [
    new FakePageLife(),
    new FakeTabs(),
    new FakeNavigator(),
    new FakeNotifier(),
  ];
  const store = new SharedKeyValueStore();
  const [session, signUp, panels] = [
    new FakeSessionState(device),
    new FakeSignUpState(),
    new FakeAuthPanelState(),
  ];
  const [brand, wallet, exposure] = [new FakeBrandState(), new FakeWalletState(), new FakeExposureState()];
  const [notices, connection] = [new FakeNoticesState(), new FakeConnectionState()];

  gateway.onSignOut.always(granted);
  gateway.onDemoOffer.always(ok(false));
  brandGateway.onDetails.always(ok(someDetails()));
  brandGateway.onBanners.always(ok([]));
  brandGateway.onAnnouncements.always(ok([]));

  const notify = new Notify(notifier, notices, new SequentialIds(), clock);
  const loadBrand = new LoadBrand(brandGateway, brand, scheduler, clock);
  const syncWallet = new SyncWallet(feed, wallet, session, scheduler, clock);
  const connectFeed = new ConnectFeed(feed, session, { capabilities });
  const forget = new ForgetPlayerData(wallet, exposure, notices, signUp, device, loadBrand);
  const lifecycle = new SessionLifecycle(session, device, [forget, syncWallet, connectFeed]);
  const endSession = new EndSession(session, lifecycle, gateway, tabs, navigator, notify, config);
  const enter = new EnterSession(session, lifecycle, panels, tabs, navigator, notify, config);
  const checkSession = new CheckSession(session, feed, endSession);
  const followTabs = new FollowTabs(
    tabs,
    store,
    device,
    session,
    lifecycle,
    endSession,
    panels,
    navigator,
    config,
  );
  const steps = new AuthSteps(panels, navigator);
  const waits = new OtpWaits(clock);
  const send = new SendSignUpOtp(gateway, session, brand, loadBrand, signUp, waits, steps, notify);
  const remembered = new RememberedUsername(store);
  const receiveBalance = new ReceiveBalance(wallet, syncWallet, clock);
  const listenToFeed = new ListenToPlayerFeed(
    feed,
    session,
    connection,
    wallet,
    syncWallet,
    receiveBalance,
    checkSession,
    endSession,
    notify,
  );
  const followPage = new FollowPage(
    page,
    connection,
    feed,
    followTabs,
    checkSession,
    syncWallet,
    loadBrand,
    clock,
  );

  const loadAnnouncements = new LoadAnnouncements(brandGateway, brand, notify);
  const resume = new ResumeSession(
    device,
    lifecycle,
    connectFeed,
    forget,
    { feed: listenToFeed, tabs: followTabs, page: followPage },
    new LearnDemoOffer(gateway, brand),
  );

  return {
    ...{ scheduler, clock, gateway, brandGateway, feed, page, tabs, navigator, notifier, store, device },
    ...{ session, signUp, panels, brand, wallet, exposure, notices, connection },
    ...{
      notify,
      loadBrand,
      syncWallet,
      lifecycle,
      endSession,
      checkSession,
      followTabs,
      followPage,
      listenToFeed,
    },
    ...{ steps, waits, remembered, enter },
    resume,
    /** The start of a page: what its first script asks for, then the session. */
    start: () => {
      loadBrand.start();
      void loadAnnouncements.execute();
      resume.execute();
    },
    logIn: new LogIn(gateway, session, enter, remembered, notify),
    logInAsDemo: new LogInAsDemo(gateway, session, brand, enter, notify),
    requestSignUpOtp: new RequestSignUpOtp(send, signUp, waits, clock),
    resendSignUpOtp: new ResendSignUpOtp(send, signUp, waits, steps),
    verifySignUpOtp: new VerifySignUpOtp(gateway, session, signUp, steps, notify, config),
    register: new Register(gateway, session, brand, signUp, steps, enter, notify),
    requestRecoveryOtp: new RequestRecoveryOtp(gateway, session, signUp, waits, steps, notify),
    resetPassword: new ResetPassword(gateway, session, signUp, steps, notify, config),
    logOut: new LogOut(endSession),
    sessionEnded: new SessionEnded(session, endSession),
  };
}

export type Core = ReturnType<typeof aCore>;
