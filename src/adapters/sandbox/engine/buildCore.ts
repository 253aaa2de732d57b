import { Accounts } from './accounts/Accounts';
import { AttemptLimits } from './accounts/AttemptLimits';
import { OneTimeCodes } from './accounts/OneTimeCodes';
import { Sessions } from './accounts/Sessions';
import { SmsInbox } from './accounts/SmsInbox';
import { AutoCashOutBook } from './betting/autoCashOut/AutoCashOutBook';
import type { AutoCashOutRecord } from './betting/autoCashOut/AutoCashOutRecord';
import { AutoCashOutService } from './betting/autoCashOut/AutoCashOutService';
import { BetBook } from './betting/BetBook';
import { BetChanges } from './betting/BetChanges';
import { BetService } from './betting/BetService';
import type { BetEvents } from './betting/BetEvents';
import { CashOutBook } from './betting/cashOut/CashOutBook';
import { CashOutService } from './betting/cashOut/CashOutService';
import type { EngineFaults } from './betting/EngineFaults';
import { Holds } from './betting/Holds';
import { OfferTaker } from './betting/OfferTaker';
import { Settler } from './betting/Settler';
import { Brand } from './brand/Brand';
import { BankBook } from './cashier/banks/BankBook';
import { StatementBook } from './cashier/statement/StatementBook';
import { entryNames } from './cashier/statement/entryNames';
import { GameList } from './casino/GameList';
import { GameSessions } from './casino/GameSessions';
import { GameWallet } from './casino/GameWallet';
import { DepositBook } from './cashier/deposits/DepositBook';
import { DepositService } from './cashier/deposits/DepositService';
import type { DepositRecord } from './cashier/deposits/DepositRecord';
import { DepositReviews } from './cashier/deposits/DepositReviews';
import { KycBook } from './cashier/kyc/KycBook';
import type { KycRecord } from './cashier/kyc/KycRecord';
import { SpentKeys } from './cashier/SpentKeys';
import { ReviewService } from './cashier/ReviewService';
import { openWithdrawals } from './cashier/withdrawals/openWithdrawals';
import { payeeOnFile } from './cashier/withdrawals/payeeOnFile';
import type { WithdrawalRecord } from './cashier/withdrawals/WithdrawalRecord';
import type { EngineCore } from './EngineCore';
import { Kernel } from './kernel/Kernel';
import type { LogEntry } from './kernel/LogEntry';
import { MarketService } from './markets/MarketService';
import type { MarketHooks } from './markets/MarketHooks';
import { Ledger } from './money/Ledger';
import { Wallets } from './money/Wallets';
import { BonusService } from './rewards/BonusService';
import type { BonusEvents } from './rewards/BonusEvents';
import type { ReferralEvents } from './rewards/ReferralEvents';
import { ReferralService } from './rewards/ReferralService';
import { PushAlerts } from './push/PushAlerts';
import type { PushSurroundings } from './push/PushAlerts';
import { PlaySafeService } from './playSafe/PlaySafeService';
import type { SavedEngine } from './snapshot';
import { Calendar } from './sports/Calendar';
import type { FoundMarket } from './sports/MarketList';
import { unpackMatches } from './sports/packMatches';
import type { Match } from './sports/Match';
import { World } from './sports/World';

import { MarketStream } from './stream/MarketStream';
import { Peers } from './stream/Peers';
import { ScoreStream } from './stream/ScoreStream';

export interface CoreOptions {
  readonly seed: string;
  readonly startMs: number;
  readonly epoch: string;
  readonly saved: SavedEngine | null;
  readonly faults: EngineFaults;
  readonly onLog: ((entry: LogEntry) => void) | undefined;
  /** What the outside is told of a wallet and of a bet; worded by the wire. */
  readonly tellWallet: (core: EngineCore, userId: string) => void;
  readonly tellDeposit: (core: EngineCore, deposit: DepositRecord) => void;
  readonly gamesOrigin: () => string;
  readonly tellAutoCashOut: (core: EngineCore, rule: AutoCashOutRecord) => void;
  readonly tellKyc: (core: EngineCore, document: KycRecord) => void;
  readonly betEvents: (core: () => EngineCore) => Omit<BetEvents, 'taken'>;
  readonly withdrawalDecided: (core: EngineCore, record: WithdrawalRecord) => void;
  readonly bonusEvents: (core: () => EngineCore) => BonusEvents;
  readonly referralEvents: (core: () => EngineCore) => ReferralEvents;
  readonly pushKey: () => string;
  readonly pushWords: PushSurroundings['words'];
  /** The whole score of a match as clients are told it. */
  readonly presentScore: (match: Match, seed: string) => unknown;
}

/** Puts the parts together. Whoever is told of something is told after the core stands. */
export function buildCore(options: CoreOptions): EngineCore {
  const { saved } = options;
  const kernel = new Kernel(options.seed, options.startMs, saved?.kernel, options.onLog);
  const inbox = new SmsInbox(saved?.inbox);
  const ledger = new Ledger(kernel, saved?.ledger);
  const sessions: Sessions = new Sessions(
    kernel,
    (token) => {
      peers.toToken(token, 'session_refresh', {});
      push.sessionEnded(token);
    },
    saved?.sessions,
  );
  const peers: Peers = new Peers((token) => sessions.userOf(token));
  const wallets = new Wallets(kernel, ledger, (userId) => options.tellWallet(core, userId), saved?.wallets);
  const book = new BetBook(saved?.bets);
  const cashOuts = new CashOutBook(saved?.cashOuts);
  const holds = new Holds(book, wallets, saved?.holds);
  const hooks: MarketHooks = {
    changed: (market) => {
      core.stream.changed(market);
      push.marketChanged(market);
    },
    listChanged: (match) => core.stream.listChanged(match),
    scored: (match) => {
      core.stream.scoreChanged(match);
      core.scores.changed(match);
      push.matchChanged(match);
    },
    pricesMoved: (market) => {
      core.bets.pricesMoved(market);
      core.autoCashOut.pricesMoved(market);
    },
    lapse: (market) => {
      core.bets.lapse(market);
      if (market.status === 'CLOSED') core.autoCashOut.closed(market);
    },
    settle: (match, market, outcome) => core.settler.settle(match, market, outcome),
  };
  const markets = new MarketService(kernel, hooks);
  const outside = options.betEvents(() => core);
  const events: BetEvents = {
    ...outside,
    betChanged: (bet) => {
      outside.betChanged(bet);
      core.bonuses.betChanged(bet);
      core.referrals.betChanged(bet);
    },
    taken: (bet) => push.betTaken(bet),
    settled: (...settled) => {
      outside.settled(...settled);
      push.settled(...settled);
    },
  };
  const calendar = new Calendar(kernel.seed, saved?.calendar);
  const world = new World(
    kernel,
    markets,
    calendar,
    saved === null ? undefined : unpackMatches(saved.matches),
  );
  const find = (marketId: string): FoundMarket | null => world.market(marketId);
  const playSafe = new PlaySafeService(
    { kernel, sessions, wallets, book, holds, find, withdraw: (bet) => core.bets.withdraw(bet) },
    saved?.playSafe,
  );
  const push: PushAlerts = new PushAlerts(
    {
      kernel,
      userOf: (token) => sessions.userOf(token),
      hasBreak: (userId) => playSafe.activeBreak(userId) !== null,
      match: (id) => world.match(id),
      market: find,
      words: options.pushWords,
    },
    saved?.push,
  );
  const offers = new OfferTaker((market) => core.stream.changed(market));
  const bets = new BetService(kernel, book, cashOuts, holds, offers, events, options.faults, playSafe, find);
  const cashOut = new CashOutService(kernel, book, cashOuts, holds, offers, events, find);
  const autoCashOuts = new AutoCashOutBook(saved?.autoCashOuts);
  const games = new GameList(kernel.seed);
  const gameSessions = new GameSessions(kernel, (userId) => sessions.hasSession(userId), saved?.gameSessions);
  const reviews = new ReviewService(kernel, saved?.reviews);
  const depositBook = new DepositBook(saved?.deposits);
  const depositReviews = new DepositReviews(kernel, depositBook, wallets, playSafe, reviews, (deposit) =>
    options.tellDeposit(core, deposit),
  );
  reviews.register('deposit', depositReviews);
  const withdrawals = openWithdrawals(kernel, wallets, reviews, saved?.withdrawals, {
    kyc: { isApproved: (userId) => core.kyc.isApproved(userId) },
    onFile: (userId, id) => payeeOnFile(core.banks.find(userId, id)),
    decided: (record) => options.withdrawalDecided(core, record),
  });
  const core: EngineCore = {
    kernel,
    brand: new Brand(saved?.brand),
    games,
    gameSessions,
    gameWallet: new GameWallet(
      kernel,
      wallets,
      gameSessions,
      games,
      playSafe,
      (round, beganAt) => core.bonuses.roundEnded(round, beganAt),
      saved?.gameRounds,
    ),
    gamesOrigin: options.gamesOrigin,
    reviews,
    spentKeys: new SpentKeys(kernel, saved?.spentKeys),
    statement: new StatementBook(
      entryNames(
        find,
        (round) => core.gameWallet.gameOf(round),
        (id) => core.bonuses.nameOf(id),
      ),
      saved?.statement,
    ),
    depositBook,
    deposits: new DepositService(kernel, depositBook, playSafe, (deposit, gateway) =>
      depositReviews.wait(deposit, gateway),
    ),
    kyc: new KycBook(kernel, reviews, (document) => options.tellKyc(core, document), saved?.kyc),
    banks: new BankBook(kernel, reviews, (userId) => withdrawals.book.awaited(userId), saved?.banks),
    withdrawalBook: withdrawals.book,
    withdrawals: withdrawals.service,
    playSafe,
    referrals: new ReferralService(
      kernel,
      wallets,
      (userId) => book.of(userId),
      options.referralEvents(() => core),
      saved?.referrals,
    ),
    bonuses: new BonusService(
      kernel,
      wallets,
      options.bonusEvents(() => core),
      saved?.bonuses,
    ),
    push,
    pushKey: options.pushKey,
    accounts: new Accounts(kernel, saved?.accounts),
    sessions,
    codes: new OneTimeCodes(kernel, inbox, saved?.codes),
    limits: new AttemptLimits(saved?.limits),
    inbox,
    ledger,
    wallets,
    calendar,
    world,
    markets,
    book,
    holds,
    bets,
    changes: new BetChanges(kernel, book, cashOuts, bets, find),
    cashOuts,
    cashOut,
    autoCashOuts,
    autoCashOut: new AutoCashOutService(
      {
        ...{ kernel, book, cashOuts, cashOut, find },
        changed: (rule) => options.tellAutoCashOut(core, rule),
      },
      autoCashOuts,
    ),
    settler: new Settler(kernel, book, wallets, holds, markets, events),
    peers,
    stream: new MarketStream(kernel, peers, options.epoch, find),
    scores: new ScoreStream(
      peers,
      (id) => world.match(id),
      (match) => options.presentScore(match, kernel.seed),
    ),
  };
  ledger.follow((entry) => core.statement.record(entry));
  if (saved === null) world.list();
  return core;
}
