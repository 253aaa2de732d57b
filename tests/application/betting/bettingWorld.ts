import { AcceptanceMemory } from '@/application/betting/AcceptanceMemory';
import { Acknowledge } from '@/application/betting/Acknowledge';
import { AddChip } from '@/application/betting/AddChip';
import { AskByKey } from '@/application/shared/AskByKey';
import { AskEdit } from '@/application/betting/AskEdit';
import { SentChanges } from '@/application/betting/SentChanges';
import { AskEarlier } from '@/application/betting/AskEarlier';
import { BetUpdates } from '@/application/betting/BetUpdates';
import { BetsOfMatch } from '@/application/betting/BetsOfMatch';
import { BetChanges } from '@/application/betting/BetChanges';
import { CancelBet } from '@/application/betting/CancelBet';
import { CashOutFlow } from '@/application/betting/CashOutFlow';
import { CashOutFigure } from '@/application/betting/CashOutFigure';
import { CloseCashOut } from '@/application/betting/CloseCashOut';
import { ConfirmCashOut } from '@/application/betting/ConfirmCashOut';
import { EditBet } from '@/application/betting/EditBet';
import { RequestCashOut } from '@/application/betting/RequestCashOut';
import { ChooseAcceptance } from '@/application/betting/ChooseAcceptance';
import { ChooseSlip } from '@/application/betting/ChooseSlip';
import { CloseSlip } from '@/application/betting/CloseSlip';
import { EndAnyOdds } from '@/application/betting/EndAnyOdds';
import { EditSlip } from '@/application/betting/EditSlip';
import { FillStake } from '@/application/betting/FillStake';
import { ConfirmPlacing } from '@/application/betting/ConfirmPlacing';
import { FollowBets } from '@/application/betting/FollowBets';
import { SavedSlips } from '@/application/betting/SavedSlips';
import { LearnSlipMarket } from '@/application/betting/LearnSlipMarket';
import { LoadExposure } from '@/application/betting/LoadExposure';
import { LoadOpenBets } from '@/application/betting/LoadOpenBets';
import { OneClick } from '@/application/betting/OneClick';
import { OpenTappedPrice } from '@/application/betting/OpenTappedPrice';
import { PendingBets } from '@/application/betting/PendingBets';
import { PickPrice } from '@/application/betting/PickPrice';
import { PlaceBet } from '@/application/betting/PlaceBet';
import { Preview } from '@/application/betting/Preview';
import { Projection } from '@/application/betting/Projection';
import { ReconcilePlacement } from '@/application/betting/ReconcilePlacement';
import { SlipChecks } from '@/application/betting/SlipChecks';
import { OpenSlips } from '@/application/betting/OpenSlips';
import { StakeChips } from '@/application/betting/StakeChips';
import { StepOdds } from '@/application/betting/StepOdds';
import { TappedPrice } from '@/application/betting/TappedPrice';
import { TakeOffer } from '@/application/betting/TakeOffer';
import type { Capabilities } from '@/application/ports/device/AppConfig';
import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';
import type { BetsGateway } from '@/application/ports/gateways/BetsGateway';
import type { SessionEnd } from '@/application/session/SessionParticipant';
import type { Cue } from '@/domain/notices/Cue';
import type { Message } from '@/domain/shared/Message';
import { rupees } from '@/domain/shared/Money';
import { slipId, token, userId } from '@/domain/shared/ids';
import type { MarketId, MatchId, SlipId, UserId } from '@/domain/shared/ids';
import type { MarketBook } from '@/domain/sports/MarketBook';
import { FakeBetsGateway } from '@tests/support/fakes/FakeBetsGateway';
import { FakeBettingState } from '@tests/support/fakes/FakeBettingState';
import { SequentialIds } from '@tests/support/fakes/fakeDevices';
import { FakeMarketBoard } from '@tests/support/fakes/FakeMarketBoard';
import { FakeMatchesState } from '@tests/support/fakes/FakeMatchesState';
import { FakePageLife } from '@tests/support/fakes/FakePageLife';
import { FakePlayerFeed } from '@tests/support/fakes/FakePlayerFeed';
import { FakeSessionState } from '@tests/support/fakes/FakeSessionState';
import { FakeConnectionState, FakeExposureState, FakeWalletState } from '@tests/support/fakes/fakeStates';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { ManualScheduler } from '@tests/support/ManualScheduler';
import { aMarket, aMatch, AWAY, HOME, aBook, aRunnerBook, MARKET } from '@tests/support/mothers/sports';
import { RecordingLogger } from '@tests/support/RecordingLogger';
import { aSelection } from '@tests/support/mothers/betting';

const ALL: Capabilities = {
  betKeys: true,
  marketStream: true,
  betPlacement: true,
  cashOut: true,
  playSafe: true,
  casinoCatalogue: true,
};

interface OnSlip {
  execute(id: SlipId, ...args: never[]): unknown;
}

/** The use cases of a slip: `execute` on the one last touched, `of` on the one named. */
type OnActive<Cases> = {
  readonly [Name in keyof Cases]: Cases[Name] extends {
    execute(id: SlipId, ...args: infer Args): infer Answer;
  }
    ? {
        execute(...args: Args): Answer;
        of(id: SlipId, ...args: Args): Answer;
      }
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
  const config = { capabilities: { ...ALL, ...options.capabilities } };
  const betting = new FakeBettingState();
  const board = new FakeMarketBoard();
  const matches = new FakeMatchesState();
  const session = new FakeSessionState({ stored: null });
  const connection = new FakeConnectionState();
  const wallet = new FakeWalletState();
  const exposure = new FakeExposureState();
  const feed = new FakePlayerFeed();
  const page = new FakePageLife();
  const logger = new RecordingLogger();
  const told: { message: Message; type: string }[] = [];
  const notify = { execute: (message: Message, type: string) => void told.push({ message, type }) };
  const panels: string[] = [];
  let closePanel = (): void => undefined;
  const openPanel = {
    execute: (panel: string, { wish, onClose }: { readonly wish: string; readonly onClose: () => void }) => {
      panels.push(`${panel} ${wish}`);
      closePanel = onClose;
    },
  };
  const watched: MarketId[] = [];
  const watchMarkets = {
    execute(markets: readonly MarketId[]) {
      watched.push(...markets);
      return () => void watched.splice(watched.indexOf(markets[0] ?? MARKET), markets.length);
    },
  };

  const onActive = <Cases extends Record<string, OnSlip>>(cases: Cases) =>
    Object.fromEntries(
      Object.entries(cases).map(([name, useCase]) => [
        name,
        {
          execute: (...args: unknown[]) =>
            (useCase.execute.bind(useCase) as (...all: unknown[]) => unknown)(
              betting.activeSlip ?? slipId('none'),
              ...args,
            ),
          of: (id: SlipId, ...args: unknown[]) =>
            (useCase.execute.bind(useCase) as (...all: unknown[]) => unknown)(id, ...args),
        },
      ]),
    ) as unknown as OnActive<Cases>;

  const ask = new AskByKey(session, clock, scheduler);
  const pending = new PendingBets(store, betting, session, ask);
  const memory = new AcceptanceMemory(store, session);
  const saved = new SavedSlips(store, betting, session, clock, memory);
  const confirms = new ConfirmPlacing(store, session);
  const cues: Cue[] = [];
  const cue = { execute: (what: Cue) => void cues.push(what) };
  const chips = new StakeChips(store, betting, session);
  const oneClick = new OneClick(betting, clock, scheduler, notify, confirms);
  const loadedMatches: MatchId[] = [];
  const reloadMatch = {
    execute: (match: MatchId) => {
      loadedMatches.push(match);
      return Promise.resolve();
    },
  };
  const openSlips = new OpenSlips(betting, watchMarkets, saved, new LearnSlipMarket(matches, reloadMatch));
  const endAnyOdds = new EndAnyOdds(feed, page, betting, memory, notify);
  const checks = new SlipChecks(config, session, connection, board, matches, wallet, betting);
  const news = new BetUpdates(betting, pending, clock, notify, logger, cue);
  const reconcile = new ReconcilePlacement(
    bets,
    betting,
    pending,
    news,
    ask,
    clock,
    scheduler,
    notify,
    config,
  );
  const askEarlier = new AskEarlier(betting, session, reconcile, openSlips, notify);
  const loadExposure = new LoadExposure(bets, exposure, session, scheduler);
  const loadOpenBets = new LoadOpenBets(bets, betting, session, news);
  const placeBet = new PlaceBet(
    bets,
    betting,
    board,
    session,
    checks,
    pending,
    news,
    reconcile,
    askEarlier,
    ids,
    clock,
    notify,
    config,
    saved,
    cue,
  );
  const changes = new BetChanges(betting);
  const sent = new SentChanges(store, session);
  const askEdit = new AskEdit(bets, betting, changes, sent, news, loadOpenBets, ask, clock, notify, config);
  const cashOutFlow = new CashOutFlow(bets, betting, sent, news, ask, clock, scheduler, notify);
  const followBets = new FollowBets(
    feed,
    betting,
    pending,
    news,
    reconcile,
    loadOpenBets,
    loadExposure,
    openSlips,
    page,
    config,
    chips,
    saved,
    oneClick,
    askEdit,
    cashOutFlow,
  );

  board.pricesArrived([{ book: aMarketBook(), changed: [] }]);
  board.freshnessChanged([MARKET], 'live');
  matches.listArrived('cricket', [aMatch({ matchOdds: aMarket() })]);
  wallet.walletReplaced({ balance: rupees(10_000), cash: rupees(10_000), coins: rupees(0) });

  const tapped = new TappedPrice(options.tab ?? new MapKeyValueStore(), clock);
  const pickPrice = new PickPrice(
    session,
    board,
    betting,
    openSlips,
    memory,
    openPanel,
    notify,
    oneClick,
    placeBet,
    reconcile,
    tapped,
  );
  const openTapped = new OpenTappedPrice(tapped, board, watchMarkets, pickPrice);

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
    openSlips,
    loadedMatches,
    pending,
    news,
    reconcile,
    loadExposure,
    loadOpenBets,
    pickPrice,
    /** As the visitor does, by hand. */
    closePanel: () => closePanel(),
    chooseSlip: new ChooseSlip(betting),
    chips,
    confirms,
    cues,
    oneClick,
    cancelBet: new CancelBet(bets, betting, session, changes, news, loadOpenBets, ask, clock, notify),
    editBet: new EditBet(
      bets,
      betting,
      session,
      checks,
      changes,
      sent,
      askEdit,
      loadOpenBets,
      ids,
      clock,
      notify,
    ),
    cashOutFigure: new CashOutFigure(betting, board, matches, config),
    requestCashOut: new RequestCashOut(bets, betting, session, cashOutFlow, clock, config),
    confirmCashOut: new ConfirmCashOut(bets, betting, session, cashOutFlow, sent, ids, clock),
    closeCashOut: new CloseCashOut(cashOutFlow),
    projection: new Projection(betting, matches, board),
    /** Of whichever slip was last touched. */
    ...onActive({
      placeBet,
      editSlip: new EditSlip(openSlips),
      addChip: new AddChip(openSlips),
      fillStake: new FillStake(betting, checks, openSlips),
      stepOdds: new StepOdds(openSlips),
      closeSlip: new CloseSlip(betting, openSlips, pending),
      chooseAcceptance: new ChooseAcceptance(betting, memory, openSlips),
      takeOffer: new TakeOffer(betting, board, openSlips),
      acknowledge: new Acknowledge(betting, openSlips, pending, config),
      preview: new Preview(betting, checks, config),
    }),
    betsOfMatch: new BetsOfMatch(bets, session),
    tapped,
    /** What the player was told beside the slip: `type key`. */
    get notices(): readonly string[] {
      return told.map(
        ({ message, type }) => `${type} ${message.kind === 'key' ? message.key : message.text}`,
      );
    },
    told,
    signIn(user: UserId = userId('asha')) {
      session.sessionOpened(
        token(`token of ${user}`),
        { id: user, name: '', username: '', mobile: '' },
        true,
      );
      endAnyOdds.opened();
      followBets.opened();
      openTapped.opened();
    },
    signOut(reason: SessionEnd = 'loggedOut') {
      session.sessionClosed();
      endAnyOdds.closed();
      followBets.closed(reason);
      openTapped.closed();
    },
    /** The market moves: a new book, at once. */
    market(changes: Partial<MarketBook>, homeBack = 200) {
      board.pricesArrived([{ book: aMarketBook(changes, homeBack), changed: [] }]);
    },
    /** Signed in, with a slip of 500 on the home side. */
    withSlip(stakeText = '500') {
      world.signIn();
      world.pickPrice.execute(aSelection(), 0);
      world.editSlip.execute({ stakeText });
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
