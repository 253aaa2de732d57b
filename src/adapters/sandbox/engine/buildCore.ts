import { Accounts } from './accounts/Accounts';
import { AttemptLimits } from './accounts/AttemptLimits';
import { OneTimeCodes } from './accounts/OneTimeCodes';
import { Sessions } from './accounts/Sessions';
import { SmsInbox } from './accounts/SmsInbox';
import { BetBook } from './betting/BetBook';
import { BetChanges } from './betting/BetChanges';
import { BetDesk } from './betting/BetDesk';
import type { BetEvents } from './betting/BetEvents';
import { CashOutBook } from './betting/cashOut/CashOutBook';
import { CashOutDesk } from './betting/cashOut/CashOutDesk';
import type { EngineFaults } from './betting/EngineFaults';
import { Holds } from './betting/Holds';
import { OfferTaker } from './betting/OfferTaker';
import { Settler } from './betting/Settler';
import { Brand } from './brand/Brand';
import { GameList } from './casino/GameList';
import { GameSessions } from './casino/GameSessions';
import { GameWallet } from './casino/GameWallet';
import { ReviewDesk } from './cashier/ReviewDesk';
import type { EngineCore } from './EngineCore';
import { Kernel } from './kernel/Kernel';
import type { LogEntry } from './kernel/LogEntry';
import { MarketDesk } from './markets/MarketDesk';
import type { MarketHooks } from './markets/MarketHooks';
import { Ledger } from './money/Ledger';
import { Wallets } from './money/Wallets';
import { BonusDesk } from './rewards/BonusDesk';
import type { BonusEvents } from './rewards/BonusEvents';
import type { ReferralEvents } from './rewards/ReferralEvents';
import { ReferralDesk } from './rewards/ReferralDesk';
import { PlaySafeDesk } from './playSafe/PlaySafeDesk';
import type { SavedEngine } from './snapshot';
import { Calendar } from './sports/Calendar';
import type { FoundMarket } from './sports/MarketList';
import { World } from './sports/World';

import { MarketStream } from './stream/MarketStream';
import { Peers } from './stream/Peers';

export interface CoreOptions {
  readonly seed: string;
  readonly startMs: number;
  readonly epoch: string;
  readonly saved: SavedEngine | null;
  readonly faults: EngineFaults;
  readonly onLog: ((entry: LogEntry) => void) | undefined;
  /** What the outside is told of a wallet and of a bet; worded by the wire. */
  readonly tellWallet: (core: EngineCore, userId: string) => void;
  readonly gamesOrigin: () => string;
  readonly betEvents: (core: () => EngineCore) => BetEvents;
  readonly bonusEvents: (core: () => EngineCore) => BonusEvents;
  readonly referralEvents: (core: () => EngineCore) => ReferralEvents;
}

/** Puts the parts together. Whoever is told of something is told after the core stands. */
export function buildCore(options: CoreOptions): EngineCore {
  const { saved } = options;
  const kernel = new Kernel(options.seed, options.startMs, saved?.kernel, options.onLog);
  const inbox = new SmsInbox(saved?.inbox);
  const ledger = new Ledger(kernel, saved?.ledger);
  const sessions: Sessions = new Sessions(
    kernel,
    (token) => peers.toToken(token, 'session_refresh', {}),
    saved?.sessions,
  );
  const peers: Peers = new Peers((token) => sessions.userOf(token));
  const wallets = new Wallets(kernel, ledger, (userId) => options.tellWallet(core, userId), saved?.wallets);
  const book = new BetBook(saved?.bets);
  const cashOuts = new CashOutBook(saved?.cashOuts);
  const holds = new Holds(book, wallets, saved?.holds);
  const hooks: MarketHooks = {
    changed: (market) => core.stream.changed(market),
    listChanged: (match) => core.stream.listChanged(match),
    scored: (match) => core.stream.scoreChanged(match),
    pricesMoved: (market) => core.bets.pricesMoved(market),
    lapse: (market) => core.bets.lapse(market),
    settle: (match, market, outcome) => core.settler.settle(match, market, outcome),
  };
  const markets = new MarketDesk(kernel, hooks);
  const told = options.betEvents(() => core);
  const events: BetEvents = {
    ...told,
    betChanged: (bet) => {
      told.betChanged(bet);
      core.bonuses.betChanged(bet);
      core.referrals.betChanged(bet);
    },
  };
  const calendar = new Calendar(kernel.seed, saved?.calendar);
  const world = new World(kernel, markets, calendar, saved?.matches);
  const find = (marketId: string): FoundMarket | null => world.market(marketId);
  const playSafe = new PlaySafeDesk(
    { kernel, sessions, wallets, book, holds, find, withdraw: (bet) => core.bets.withdraw(bet) },
    saved?.playSafe,
  );
  const offers = new OfferTaker((market) => core.stream.changed(market));
  const bets = new BetDesk(kernel, book, cashOuts, holds, offers, events, options.faults, playSafe, find);
  const games = new GameList(kernel.seed);
  const gameSessions = new GameSessions(kernel, (userId) => sessions.hasSession(userId), saved?.gameSessions);
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
    playSafe,
    reviews: new ReviewDesk(kernel, saved?.reviews),
    referrals: new ReferralDesk(
      kernel,
      wallets,
      (userId) => book.of(userId),
      options.referralEvents(() => core),
      saved?.referrals,
    ),
    bonuses: new BonusDesk(
      kernel,
      wallets,
      options.bonusEvents(() => core),
      saved?.bonuses,
    ),
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
    cashOut: new CashOutDesk(kernel, book, cashOuts, holds, offers, events, find),
    settler: new Settler(kernel, book, wallets, holds, markets, events),
    peers,
    stream: new MarketStream(kernel, peers, options.epoch, find),
  };
  if (saved === null) world.list();
  return core;
}
