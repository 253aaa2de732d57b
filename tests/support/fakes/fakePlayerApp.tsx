import type { AutoCashOutApp } from '@/application/autoCashOut/AutoCashOutApp';
import type { CashierApp } from '@/application/cashier/CashierApp';
import type { FirstPage } from '@/application/FirstPage';
import type { PlayerApp } from '@/application/PlayerApp';
import type { RewardsApp } from '@/application/rewards/openRewards';
import type { ContentApp } from '@/application/content/ContentApp';
import type { ProfileApp } from '@/application/profile/ProfileApp';
import type { AppConfig } from '@/application/ports/device/AppConfig';
import type { SandboxTools } from '@/application/ports/device/SandboxTools';
import { AuthPanelStore } from '@/adapters/stores/AuthPanelStore';
import { BettingStore } from '@/adapters/stores/BettingStore';
import { BrandStore } from '@/adapters/stores/BrandStore';
import { CasinoStore } from '@/adapters/stores/CasinoStore';
import { ConnectionStore } from '@/adapters/stores/ConnectionStore';
import { ExposureStore } from '@/adapters/stores/ExposureStore';
import { MarketBoard } from '@/adapters/stores/MarketBoard';
import { MatchesStore } from '@/adapters/stores/MatchesStore';
import { ScoresStore } from '@/adapters/stores/ScoresStore';
import { NoticesStore } from '@/adapters/stores/NoticesStore';
import { SessionStore } from '@/adapters/stores/SessionStore';
import { SignUpStore } from '@/adapters/stores/SignUpStore';
import { WalletStore } from '@/adapters/stores/WalletStore';
import { onceDone } from '@/adapters/composition/onceDone';
import { SearchStore } from '@/adapters/stores/SearchStore';
import { observe } from '@/adapters/stores/observe';
import { openAlerts } from '@/application/alerts/openAlerts';
import { openSearch } from '@/application/search/openSearch';
import { SavedMarketLists } from '@/application/sports/SavedMarketLists';
import { LateParticipants } from '@/application/session/LateParticipants';
import { DEFAULT_GUARD } from '@/domain/betting/BetGuardSetting';
import { DEFAULT_CASH_OUT_RULE } from '@/domain/betting/CashOutRule';
import { betList } from '@/domain/betting/BetList';
import type { SignUpDetails } from '@/domain/session/SignUpDetails';
import type { AppDetails } from '@/domain/brand/AppDetails';
import type { User } from '@/domain/session/User';
import type { AuthPanel } from '@/domain/session/authPanels';
import { rupees } from '@/domain/shared/Money';
import { ok } from '@/domain/shared/Result';
import { token, userId } from '@/domain/shared/ids';
import type { SlipId } from '@/domain/shared/ids';
import { ManualClock } from '@/adapters/node/ManualClock';
import { seededIds } from '@/adapters/node/seededIds';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { CONFIG } from './aConfig';
import { fakeCasinoApp } from './fakeCasinoApp';
import { FakeNavigator } from './fakeDevices';
import { FakePageLife } from './FakePageLife';
import { FakePushDevice, FakePushGateway } from './FakePush';
import { MapKeyValueStore } from './MapKeyValueStore';

export interface Ran {
  readonly name: string;
  readonly args: readonly unknown[];
}

export const DETAILS: AppDetails = {
  otp: 'required',
  status: { kind: 'live' },
  logoUrl: '',
  seoTitle: 'Testbet',
  telegram: '',
  whatsApp: '',
  facebook: '',
  instagram: '',
  footerText: '',
  phone: '',
};

export const PLAYER: User = { id: userId('U1001'), name: 'Asha', username: 'asha', mobile: '9876543210' };

export interface FakeGiven {
  readonly user?: User | null;
  readonly config?: Partial<AppConfig>;
  readonly details?: Partial<AppDetails> | null;
  readonly sandbox?: SandboxTools | null;
}

type Answers = Readonly<Record<string, (...args: never[]) => unknown>>;

/**
 * A whole `PlayerApp` for component tests: the real stores, and use cases that write down what was asked of them and answer
 * what the test says (`answers`, by name), else the simplest success.
 */
export function fakePlayerApp(given: FakeGiven = {}, answers: Answers = {}) {
  const nothing = (): void => undefined;
  const ran: Ran[] = [];
  const logged: string[] = [];
  const clock = new ManualClock();
  const scheduler = new ManualScheduler(clock);
  const storage = new MapKeyValueStore();
  const session = new SessionStore({ token: nothing, user: nothing });
  const panel = new AuthPanelStore();
  const signUp = new SignUpStore(null, nothing);
  const brand = new BrandStore(
    { details: null, banners: [], dismissed: [] },
    { details: nothing, banners: nothing, dismissed: nothing },
  );
  const wallet = new WalletStore(null, nothing);
  const exposure = new ExposureStore(null, nothing);
  const notices = new NoticesStore();
  const connection = new ConnectionStore(true);
  const betting = new BettingStore([rupees(100), rupees(500)]);
  const matches = new MatchesStore();
  const scores = new ScoresStore();
  const casino = new CasinoStore();
  const board = new MarketBoard();

  function does<Args extends readonly unknown[], Answer>(
    name: string,
    otherwise: (...args: Args) => Answer,
  ): (...args: Args) => Answer {
    return (...args) => {
      ran.push({ name, args });
      const answer = answers[name] as ((...args: Args) => Answer) | undefined;
      return (answer ?? otherwise)(...args);
    };
  }
  const done = async () => ok();
  const quietly = async (): Promise<void> => undefined;
  const release = () => nothing;
  const never = () => new Promise<never>(nothing);

  if (given.user !== null && given.user !== undefined) session.sessionOpened(token('t'), given.user, true);
  if (given.details !== null) brand.detailsReplaced({ ...DETAILS, ...given.details });

  const app: PlayerApp = {
    config: { ...CONFIG, ...given.config },
    device: {
      clock,
      scheduler,
      storage,
      cookies: { read: () => null },
      pageLife: {
        visible: true,
        online: true,
        onHidden: release,
        onVisible: release,
        onOnlineChange: release,
        onResume: release,
      },
      logger: {
        info: (what) => void logged.push(`info: ${what}`),
        warn: (what) => void logged.push(`warn: ${what}`),
        error: (what) => void logged.push(`error: ${what}`),
      },
    },
    session: {
      view: session,
      panel,
      signUp,
      rememberedUsername: does('session.rememberedUsername', () => ''),
      openPanel: does(
        'session.openPanel',
        (to: AuthPanel, options?: { readonly returnTo?: string; readonly onClose?: () => void }) =>
          panel.panelOpened(to, options?.returnTo ?? null, options?.onClose ?? null),
      ),
      closePanel: does('session.closePanel', () => {
        const tell = panel.onClose;
        panel.panelClosed();
        tell?.();
      }),
      movePanel: does('session.movePanel', (to: AuthPanel) => panel.panelChanged(to)),
      logIn: does('session.logIn', done),
      requestLogInCode: does('session.requestLogInCode', done),
      logInCodeCame: does('session.logInCodeCame', nothing),
      logInCodeForgotten: does('session.logInCodeForgotten', () => signUp.logInCodeForgotten()),
      logInByCode: does('session.logInByCode', done),
      logInAsDemo: does('session.logInAsDemo', done),
      requestSignUpOtp: does('session.requestSignUpOtp', done),
      signUpCodeCame: does('session.signUpCodeCame', nothing),
      verifySignUpOtp: does('session.verifySignUpOtp', done),
      resendSignUpOtp: does('session.resendSignUpOtp', done),
      changeNumber: does('session.changeNumber', nothing),
      checkRegistration: does('session.checkRegistration', () => ({})),
      detailsTyped: does('session.detailsTyped', (typed: SignUpDetails) => signUp.detailsTyped(typed)),
      register: does('session.register', done),
      watchReferralCookies: does('session.watchReferralCookies', release),
      offerReferralCode: does('session.offerReferralCode', nothing),
      requestRecoveryOtp: does('session.requestRecoveryOtp', done),
      recoveryCodeCame: does('session.recoveryCodeCame', nothing),
      resetPassword: does('session.resetPassword', done),
      logOut: does('session.logOut', quietly),
    },
    brand: {
      view: brand,
      reload: does('brand.reload', quietly),
      reloadAnnouncements: does('brand.reloadAnnouncements', quietly),
    },
    wallet: {
      view: wallet,
      sync: does('wallet.sync', quietly),
      askAgain: does('wallet.askAgain', quietly),
    },
    exposure: {
      view: exposure,
      load: does('exposure.load', quietly),
      betsOfMatch: does('exposure.betsOfMatch', async () => ok({ bets: [], count: 0 })),
    },
    notices: {
      view: notices,
      markRead: does('notices.markRead', () => notices.noticesRead()),
      endMoment: does('notices.endMoment', () => notices.momentOver()),
      dismissAnnouncement: does('notices.dismissAnnouncement', (id: string) =>
        brand.announcementDismissed(id),
      ),
      tell: does('notices.tell', nothing),
    },
    connection: { view: connection },
    routing: { pageVisited: does('routing.pageVisited', nothing) },
    sports: {
      view: matches,
      board,
      scores,
      watchList: does('sports.watchList', release),
      reloadList: does('sports.reloadList', quietly),
      watchMatch: does('sports.watchMatch', release),
      reloadMatch: does('sports.reloadMatch', quietly),
      watchMarkets: does('sports.watchMarkets', release),
      watchListed: does('sports.watchListed', release),
      marketLists: new SavedMarketLists(new MapKeyValueStore(), session),
      watchHistory: does('sports.watchHistory', release),
      watchPins: does('sports.watchPins', release),
      togglePin: does('sports.togglePin', nothing),
      watchFolded: does('sports.watchFolded', release),
      toggleFolded: does('sports.toggleFolded', nothing),
    },
    betting: {
      view: betting,
      pickPrice: does('betting.pickPrice', nothing),
      pickOdds: does('betting.pickOdds', nothing),
      chooseSlip: does('betting.chooseSlip', (id: SlipId | null) => betting.slipTouched(id)),
      edit: does('betting.edit', nothing),
      addChip: does('betting.addChip', nothing),
      fillStake: does('betting.fillStake', nothing),
      changeChips: does('betting.changeChips', () => ok()),
      switchOneClick: does('betting.switchOneClick', () => ok()),
      stepOdds: does('betting.stepOdds', nothing),
      typeOdds: does('betting.typeOdds', nothing),
      closeSlip: does('betting.closeSlip', nothing),
      confirmsPlacing: does('betting.confirmsPlacing', () => false),
      place: does('betting.place', quietly),
      placeAnyway: does('betting.placeAnyway', quietly),
      repeatBet: does('betting.repeatBet', nothing),
      placeAll: does('betting.placeAll', quietly),
      placeAllAnyway: does('betting.placeAllAnyway', quietly),
      slipsTogether: does('betting.slipsTogether', () => null),
      dropDoubts: does('betting.dropDoubts', (id: SlipId) => betting.slipDoubted(id, [])),
      betDoubts: does('betting.betDoubts', () => []),
      guardSetting: does('betting.guardSetting', () => DEFAULT_GUARD),
      chooseGuard: does('betting.chooseGuard', nothing),
      takeOffer: does('betting.takeOffer', nothing),
      acknowledge: does('betting.acknowledge', nothing),
      cancelBet: does('betting.cancelBet', quietly),
      editBet: does('betting.editBet', () => ok()),
      editDoubts: does('betting.editDoubts', () => []),
      marketOf: does('betting.marketOf', () => null),
      cancelAll: does('betting.cancelAll', quietly),
      takeCashOut: does('betting.takeCashOut', quietly),
      cashOutRule: does('betting.cashOutRule', () => DEFAULT_CASH_OUT_RULE),
      chooseCashOutRule: does('betting.chooseCashOutRule', nothing),
      cashOutFigure: does('betting.cashOutFigure', () => null),
      requestCashOut: does('betting.requestCashOut', quietly),
      confirmCashOut: does('betting.confirmCashOut', quietly),
      closeCashOut: does('betting.closeCashOut', nothing),
      loadOpenBets: does('betting.loadOpenBets', quietly),
      loadBets: does('betting.loadBets', async () => ok({ list: betList({}, []), count: 0, totals: null })),
      collectBets: does('betting.collectBets', async () => ok({ bets: [], whole: true, unread: 0 })),
      watchBets: does('betting.watchBets', release),
      chooseAcceptance: does('betting.chooseAcceptance', nothing),
      preview: does('betting.preview', () => null),
      projection: does('betting.projection', () => []),
    },
    playSafe: { open: does('playSafe.open', never) },
    reports: { open: does('reports.open', never) },
    cashier: { open: does('cashier.open', () => new Promise<CashierApp>(nothing)) },
    rewards: { open: does('rewards.open', () => new Promise<RewardsApp>(nothing)) },
    profile: { open: does('profile.open', () => new Promise<ProfileApp>(nothing)) },
    content: { open: does('content.open', () => new Promise<ContentApp>(nothing)) },
    search: { open: () => search() },
    alerts: { open: () => alerts() },
    autoCashOut: { open: does('autoCashOut.open', () => new Promise<AutoCashOutApp>(nothing)) },
    casino: fakeCasinoApp(casino, does),
    sandbox: given.sandbox ?? null,
  };

  /** The search itself: it only looks at the states above, and asks the other features. */
  const search = onceDone(async () =>
    openSearch(
      {
        matches,
        scores,
        casino,
        session,
        localStore: storage,
        scheduler,
        search: new SearchStore(),
        observe,
      },
      {
        watchList: (name) => app.sports.watchList(name),
        reloadList: (name) => app.sports.reloadList(name),
        loadCatalogue: () => app.casino.loadCatalogue(),
        late: new LateParticipants(),
      },
    ),
  );

  const push = { gateway: new FakePushGateway(), device: new FakePushDevice() };
  /** The alerts themselves: they only look at the states above. */
  const alerts = onceDone(async () =>
    openAlerts(
      {
        matches,
        scores,
        board,
        notices,
        session,
        localStore: storage,
        clock,
        ids: seededIds('alerts'),
        config: app.config,
        observe,
        pageLife: new FakePageLife(),
        navigator: new FakeNavigator(),
        pushGateway: push.gateway,
        pushDevice: push.device,
      },
      {
        notify: (message) => app.notices.tell(message, 'info'),
        watchList: (name) => app.sports.watchList(name),
        watchMarkets: (markets) => app.sports.watchMarkets(markets),
        watchListed: (match, market) => app.sports.watchListed(match, market),
        late: new LateParticipants(),
      },
    ),
  );

  return {
    app,
    /** Push messages: the browser and the server. */
    push,
    /** What the screens are given: the whole app has come already. */
    first: firstPageOf(app),
    /** Every use case that was run, in order. */
    ran,
    asked: (name: string): readonly (readonly unknown[])[] =>
      ran.filter((each) => each.name === name).map((each) => each.args),
    logged,
    clock,
    scheduler,
    storage,
    session,
    panel,
    signUp,
    brand,
    wallet,
    exposure,
    notices,
    connection,
    betting,
    casino,
    matches,
    scores,
    board,
  };
}

export type FakePlayerApp = ReturnType<typeof fakePlayerApp>;

/** A page to which the whole app has come already. */
export function firstPageOf(app: PlayerApp): FirstPage {
  const nothing = (): void => undefined;
  return { ...app, whole: async () => app, wholeNow: () => app, onWhole: () => nothing };
}
