import { openBetting } from '@/application/betting/openBetting';
import { forEachCapability, type Capabilities } from '@/application/ports/device/Capabilities';
import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';
import type { BetsGateway } from '@/application/ports/gateways/BetsGateway';
import type { OpenPanel } from '@/application/session/openPanel';
import type { SessionEnd } from '@/application/session/SessionParticipant';
import type { Cue } from '@/domain/notices/Cue';
import type { MomentFigures } from '@/domain/notices/Moment';
import type { Message } from '@/domain/shared/Message';
import { rupees } from '@/domain/shared/Money';
import { slipId, token, userId } from '@/domain/shared/ids';
import type { MarketId, MatchId, SlipId, UserId } from '@/domain/shared/ids';
import type { MarketBook } from '@tests/support/books';
import { MarketEnds } from '@/application/sports/MarketEnds';
import { FakeBetsGateway } from '@tests/support/fakes/FakeBetsGateway';
import { SequentialIds } from '@tests/support/fakes/fakeDevices';
import { FakeMarketBoard } from '@tests/support/fakes/FakeMarketBoard';
import { FakeMatchesState } from '@tests/support/fakes/FakeMatchesState';
import { FakePageLife } from '@tests/support/fakes/FakePageLife';
import { FakePlayerFeed } from '@tests/support/fakes/FakePlayerFeed';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { aMarket, aMatch, AWAY, HOME, aBook, aRunnerBook, MARKET } from '@tests/support/mothers/sports';
import { RecordingLogger } from '@tests/support/RecordingLogger';
import { aSelection } from '@tests/support/mothers/betting';
import { CONFIG } from '@tests/support/fakes/aConfig';
import { showBooks } from '@tests/support/books';
import {
  bettingStore,
  connectionStore,
  exposureStore,
  sessionStore,
  walletStore,
} from '@tests/support/stores';

const ALL: Capabilities = forEachCapability((name) => name !== 'score');

type OnSlip = (id: SlipId, ...args: never[]) => unknown;

/** The use cases of a slip: called, for the one last touched; `of` for the one named. */
type OnActive<Cases> = {
  readonly [Name in keyof Cases]: Cases[Name] extends (id: SlipId, ...args: infer Args) => infer Answer
    ? ((...args: Args) => Answer) & { readonly of: (id: SlipId, ...args: Args) => Answer }
    : never;
};

export interface WorldOptions<Bets extends BetsGateway> {
  readonly bets?: Bets;
  readonly store?: KeyValueStore;
  /** What lasts as long as the tab. */
  readonly tab?: KeyValueStore;
  readonly scheduler?: ManualScheduler;
  readonly capabilities?: Partial<Capabilities>;
  readonly ids?: SequentialIds;
}

/** Everything of betting over fakes: a signed-out page with one live market on its board. */
export function bettingWorld<Bets extends BetsGateway = FakeBetsGateway>(options: WorldOptions<Bets> = {}) {
  const scheduler = options.scheduler ?? new ManualScheduler();
  const { clock } = scheduler;
  // The default fits where no gateway was asked for.
  const bets = (options.bets ?? new FakeBetsGateway()) as Bets;
  const store = options.store ?? new MapKeyValueStore();
  const ids = options.ids ?? new SequentialIds();
  const config = { ...CONFIG, capabilities: { ...ALL, ...options.capabilities } };
  const betting = bettingStore();
  const board = new FakeMarketBoard();
  const matches = new FakeMatchesState();
  const session = sessionStore();
  const connection = connectionStore();
  const wallet = walletStore();
  const exposure = exposureStore();
  const feed = new FakePlayerFeed();
  const page = new FakePageLife();
  const logger = new RecordingLogger();
  const notified: { message: Message; type: string }[] = [];
  const notify = (message: Message, type: string) => void notified.push({ message, type });
  const panels: string[] = [];
  let closePanel = (): void => undefined;
  const openPanel: OpenPanel = (panel, { returnTo = '', onClose = () => undefined } = {}) => {
    panels.push(`${panel} ${returnTo}`);
    closePanel = onClose;
  };
  const watched: MarketId[] = [];
  const watchMarkets = (markets: readonly MarketId[]) => {
    watched.push(...markets);
    return () => void watched.splice(watched.indexOf(markets[0] ?? MARKET), markets.length);
  };

  const onActive = <Cases extends Record<string, OnSlip>>(cases: Cases) =>
    Object.fromEntries(
      Object.entries(cases).map(([name, useCase]) => {
        const of = useCase as (...all: unknown[]) => unknown;
        const active = (...args: unknown[]) => of(betting.activeSlip ?? slipId('none'), ...args);
        return [name, Object.assign(active, { of })];
      }),
    ) as unknown as OnActive<Cases>;

  const cues: Cue[] = [];
  const figuresOf: MomentFigures[] = [];
  const loadedMatches: MatchId[] = [];
  const reloadMatch = (match: MatchId) => {
    loadedMatches.push(match);
    return Promise.resolve();
  };
  const marketEnds = new MarketEnds();
  const {
    app,
    exposure: atRisk,
    participants,
    confirmsPlacing,
  } = openBetting(
    {
      betsGateway: bets,
      playerFeed: feed,
      betting,
      board,
      matches,
      session,
      connection,
      wallet,
      exposure,
      localStore: store,
      sessionStore: options.tab ?? new MapKeyValueStore(),
      clock,
      scheduler,
      ids,
      logger,
      pageLife: page,
      config,
    },
    {
      notify,
      playSound: (cue, figures) => {
        cues.push(cue);
        if (figures !== undefined) figuresOf.push(figures);
      },
      openPanel,
      marketEnds,
      reloadMatch,
      watchMarkets,
    },
  );

  showBooks(board, aMarketBook());
  board.freshnessChanged([MARKET], 'live');
  matches.listArrived('cricket', [aMatch({ matchOdds: aMarket() })]);
  wallet.walletReplaced({ balance: rupees(10_000), cash: rupees(10_000), coins: rupees(0) });

  const world = {
    scheduler,
    clock,
    bets,
    store,
    betting,
    board,
    matches,
    session,
    connection,
    wallet,
    exposure,
    feed,
    page,
    logger,
    panels,
    watched,
    marketEnds,
    loadedMatches,
    loadExposure: atRisk.load,
    betsOfMatch: atRisk.betsOfMatch,
    loadOpenBets: app.loadOpenBets,
    pickPrice: app.pickPrice,
    pickOdds: app.pickOdds,
    /** As the visitor does, by hand. */
    closePanel: () => closePanel(),
    chooseSlip: app.chooseSlip,
    chips: app.changeChips,
    confirms: confirmsPlacing,
    cues,
    figuresOf,
    oneClick: app.switchOneClick,
    cancelBet: app.cancelBet,
    cancelAll: app.cancelAll,
    takeCashOut: app.takeCashOut,
    chooseCashOutRule: app.chooseCashOutRule,
    editBet: app.editBet,
    editDoubts: app.editDoubts,
    cashOutFigure: app.cashOutFigure,
    requestCashOut: app.requestCashOut,
    confirmCashOut: app.confirmCashOut,
    closeCashOut: app.closeCashOut,
    projection: app.projection,
    placeAll: app.placeAll,
    placeAllAnyway: app.placeAllAnyway,
    slipsTogether: app.slipsTogether,
    guardSetting: app.guardSetting,
    chooseGuard: app.chooseGuard,
    /** Of whichever slip was last touched. */
    ...onActive({
      placeBet: app.place,
      repeatBet: app.repeatBet,
      placeAnyway: app.placeAnyway,
      dropDoubts: app.dropDoubts,
      betDoubts: app.betDoubts,
      editSlip: app.edit,
      addChip: app.addChip,
      fillStake: app.fillStake,
      stepOdds: app.stepOdds,
      typeOdds: app.typeOdds,
      closeSlip: app.closeSlip,
      chooseAcceptance: app.chooseAcceptance,
      takeOffer: app.takeOffer,
      acknowledge: app.acknowledge,
      preview: app.preview,
    }),
    /** What the player was told beside the slip: `type key`. */
    get notices(): readonly string[] {
      return notified.map(
        ({ message, type }) => `${type} ${message.kind === 'key' ? message.key : message.text}`,
      );
    },
    notified,
    /** What the device still keeps, but for what the player usually stakes. */
    get keysLeft(): readonly string[] {
      return store.keys().filter((key) => !key.startsWith('recentStakes'));
    },
    signIn(user: UserId = userId('asha')) {
      session.sessionOpened(
        token(`token of ${user}`),
        { id: user, name: '', username: '', mobile: '' },
        true,
      );
      for (const participant of participants) participant.opened?.(session.epoch);
    },
    /** The device has the token and lost the user. */
    signInUnnamed() {
      session.sessionOpened(token('a token'), null, true);
      for (const participant of participants) participant.opened?.(session.epoch);
    },
    signOut(reason: SessionEnd = 'loggedOut') {
      session.sessionClosed();
      for (const participant of participants) participant.closed?.(reason);
    },
    /** The market moves: a new book, at once. */
    market(changes: Partial<MarketBook>, homeBack = 200) {
      showBooks(board, aMarketBook(changes, homeBack));
    },
    /** Signed in, with a slip of 500 on the home side. */
    withSlip(stakeText = '500') {
      world.signIn();
      world.pickPrice(aSelection(), 0);
      world.editSlip({ stakeText });
    },
  };
  return world;
}

function aMarketBook(changes: Partial<MarketBook> = {}, homeBack = 200): MarketBook {
  return aBook(
    [
      [HOME, aRunnerBook([[homeBack, 1_000_000]], [[homeBack + 2, 1_000_000]])],
      [AWAY, aRunnerBook([[198, 1_000_000]], [[200, 1_000_000]])],
    ],
    changes,
  );
}
