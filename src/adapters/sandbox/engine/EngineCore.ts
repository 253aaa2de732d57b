import type { Accounts } from './accounts/Accounts';
import type { AttemptLimits } from './accounts/AttemptLimits';
import type { OneTimeCodes } from './accounts/OneTimeCodes';
import type { Sessions } from './accounts/Sessions';
import type { SmsInbox } from './accounts/SmsInbox';
import type { BetBook } from './betting/BetBook';
import type { BetChanges } from './betting/BetChanges';
import type { BetDesk } from './betting/BetDesk';
import type { CashOutBook } from './betting/cashOut/CashOutBook';
import type { CashOutDesk } from './betting/cashOut/CashOutDesk';
import type { Holds } from './betting/Holds';
import type { Settler } from './betting/Settler';
import type { Brand } from './brand/Brand';
import type { GameList } from './casino/GameList';
import type { GameSessions } from './casino/GameSessions';
import type { GameWallet } from './casino/GameWallet';
import type { ReviewDesk } from './cashier/ReviewDesk';
import type { Kernel } from './kernel/Kernel';
import type { MarketDesk } from './markets/MarketDesk';
import type { Ledger } from './money/Ledger';
import type { Wallets } from './money/Wallets';
import type { BonusDesk } from './rewards/BonusDesk';
import type { Calendar } from './sports/Calendar';
import type { World } from './sports/World';
import type { MarketStream } from './stream/MarketStream';
import type { Peers } from './stream/Peers';

/** The parts of one running engine. */
export interface EngineCore {
  readonly kernel: Kernel;
  readonly brand: Brand;
  readonly games: GameList;
  readonly gameSessions: GameSessions;
  readonly gameWallet: GameWallet;
  /** Where games are served from now. */
  readonly gamesOrigin: () => string;
  readonly reviews: ReviewDesk;
  readonly bonuses: BonusDesk;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly codes: OneTimeCodes;
  readonly limits: AttemptLimits;
  readonly inbox: SmsInbox;
  readonly ledger: Ledger;
  readonly wallets: Wallets;
  readonly calendar: Calendar;
  readonly world: World;
  readonly markets: MarketDesk;
  readonly book: BetBook;
  readonly holds: Holds;
  readonly bets: BetDesk;
  readonly changes: BetChanges;
  readonly cashOuts: CashOutBook;
  readonly cashOut: CashOutDesk;
  readonly settler: Settler;
  readonly peers: Peers;
  readonly stream: MarketStream;
}
