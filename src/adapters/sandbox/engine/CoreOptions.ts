import type { AutoCashOutRecord } from './betting/autoCashOut/AutoCashOutRecord';
import type { BetEvents } from './betting/BetEvents';
import type { EngineFaults } from './betting/EngineFaults';
import type { DepositRecord } from './cashier/deposits/DepositRecord';
import type { KycRecord } from './cashier/kyc/KycRecord';
import type { WithdrawalRecord } from './cashier/withdrawals/WithdrawalRecord';
import type { EngineCore } from './EngineCore';
import type { LogEntry } from './kernel/LogEntry';
import type { BonusEvents } from './rewards/BonusEvents';
import type { ReferralEvents } from './rewards/ReferralEvents';
import type { PushSurroundings } from './push/PushAlerts';
import type { SavedEngine } from './snapshot';
import type { Match } from './sports/Match';

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
