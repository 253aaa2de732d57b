import { Accounts } from './accounts/Accounts';
import { AttemptLimits } from './accounts/AttemptLimits';
import { OneTimeCodes } from './accounts/OneTimeCodes';
import { Sessions } from './accounts/Sessions';
import { SmsInbox } from './accounts/SmsInbox';
import type { AutoCashOutRecord } from './betting/autoCashOut/AutoCashOutRecord';
import { BetBook } from './betting/BetBook';
import { BetChanges } from './betting/BetChanges';
import { BetService } from './betting/BetService';
import type { BetEvents } from './betting/BetEvents';
import { openCashOuts } from './betting/cashOut/openCashOuts';
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
import { DepositReviews } from './cashier/deposits/DepositReviews';
import { KycBook } from './cashier/kyc/KycBook';
import { SpentKeys } from './cashier/SpentKeys';
import { ReviewService } from './cashier/ReviewService';
import { openWithdrawals } from './cashier/withdrawals/openWithdrawals';
import { payeeOnFile } from './cashier/withdrawals/payeeOnFile';
import type { CoreOptions } from './CoreOptions';
import type { EngineCore } from './EngineCore';
import { Kernel } from './kernel/Kernel';
import { MarketService } from './markets/MarketService';
import type { MarketHooks } from './markets/MarketHooks';
import { Ledger } from './money/Ledger';
import { Wallets } from './money/Wallets';
import { BonusService } from './rewards/BonusService';
import { ReferralService } from './rewards/ReferralService';
import { PushAlerts } from './push/PushAlerts';
import { PlaySafeService } from './playSafe/PlaySafeService';
import { Calendar } from './sports/Calendar';
import type { FoundMarket } from './sports/MarketList';
import { unpackMatches } from './sports/packMatches';
import { World } from './sports/World';

import { MarketStream } from './stream/MarketStream';
import { Peers } from './stream/Peers';
import { ScoreStream } from './stream/ScoreStream';

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
      core.autoCashOut.lapsed(market);
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
  const ruleChanged = (rule: AutoCashOutRecord): void => options.tellAutoCashOut(core, rule);
  const cashing = openCashOuts({ kernel, book, holds, offers, events, find }, ruleChanged, saved);
  const { cashOuts } = cashing;
  const bets = new BetService(kernel, book, cashOuts, holds, offers, events, options.faults, playSafe, find);
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
    ...cashing,
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
