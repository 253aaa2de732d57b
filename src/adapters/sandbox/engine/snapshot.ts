import type { SavedAccounts } from './accounts/Accounts';
import type { AttemptLimits } from './accounts/AttemptLimits';
import type { OneTimeCodes } from './accounts/OneTimeCodes';
import type { Session } from './accounts/Sessions';
import type { Sms } from './accounts/SmsInbox';
import type { BetRecord } from './betting/BetRecord';
import type { CashOutRecord } from './betting/cashOut/CashOutRecord';
import type { AppDetails } from './brand/Brand';
import type { SavedBanks } from './cashier/banks/BankBook';
import type { SavedStatement } from './cashier/statement/StatementBook';
import type { GameSession } from './casino/GameSessions';
import type { GameRound } from './casino/GameWallet';
import type { SavedDeposits } from './cashier/deposits/DepositRecord';
import type { SpentKey } from './cashier/SpentKeys';
import type { SavedKyc } from './cashier/kyc/KycBook';
import type { Review } from './cashier/Review';
import type { SavedWithdrawals } from './cashier/withdrawals/WithdrawalRecord';
import type { Bonus } from './rewards/Bonus';
import type { SavedReferrals } from './rewards/Referral';
import type { EngineCore } from './EngineCore';
import type { SavedKernel } from './kernel/Kernel';
import { mixToHex } from './kernel/mix';
import type { SavedLedger } from './money/Ledger';
import type { SavedPlaySafe } from './playSafe/PlaySafeService';
import type { Match } from './sports/Match';
import { packMatches, unpackMatches } from './sports/packMatches';
import type { PackedMatches } from './sports/packMatches';

/** Raised whenever the shape below changes: an older snapshot is then dropped, not guessed at. */
const VERSION = 8;

export interface SavedEngine {
  readonly epochs: number;
  readonly kernel: SavedKernel;
  readonly brand: AppDetails;
  readonly accounts: SavedAccounts;
  readonly sessions: readonly Session[];
  readonly codes: ReturnType<OneTimeCodes['save']>;
  readonly limits: ReturnType<AttemptLimits['save']>;
  readonly inbox: readonly Sms[];
  readonly ledger: SavedLedger;
  readonly wallets: readonly (readonly [string, number])[];
  readonly holds: readonly (readonly [string, number])[];
  readonly bets: readonly BetRecord[];
  readonly cashOuts: readonly CashOutRecord[];
  readonly gameSessions: readonly GameSession[];
  readonly gameRounds: readonly GameRound[];
  readonly reviews: readonly Review[];
  readonly banks: SavedBanks;
  readonly statement: SavedStatement;
  readonly deposits: SavedDeposits;
  readonly kyc: SavedKyc;
  readonly spentKeys: readonly SpentKey[];
  readonly withdrawals: SavedWithdrawals;
  readonly bonuses: readonly Bonus[];
  readonly referrals: SavedReferrals;
  readonly playSafe: SavedPlaySafe;
  readonly calendar: readonly (readonly [string, number])[];
  readonly matches: readonly Match[];
}

type Stored = Omit<SavedEngine, 'matches'> & { readonly matches: PackedMatches };

/** A snapshot is one text inside: whatever a store or a hand did to it shows in the sum. */
export function writeSnapshot(core: EngineCore, epochs: number): unknown {
  const saved: Stored = {
    epochs,
    kernel: core.kernel.save(),
    brand: core.brand.details(),
    accounts: core.accounts.save(),
    sessions: core.sessions.save(),
    codes: core.codes.save(),
    limits: core.limits.save(),
    inbox: core.inbox.all(),
    ledger: core.ledger.save(),
    wallets: core.wallets.save(),
    holds: core.holds.save(),
    bets: core.book.save(core.kernel.now),
    cashOuts: core.cashOuts.save(),
    gameSessions: core.gameSessions.save(),
    gameRounds: core.gameWallet.save(),
    reviews: core.reviews.save(),
    banks: core.banks.save(),
    statement: core.statement.save(),
    deposits: core.depositBook.save(),
    kyc: core.kyc.save(),
    spentKeys: core.spentKeys.save(),
    withdrawals: core.withdrawalBook.save(),
    bonuses: core.bonuses.save(),
    referrals: core.referrals.save(),
    playSafe: core.playSafe.save(),
    calendar: core.calendar.save(),
    matches: packMatches(core.world.all()),
  };
  const text = JSON.stringify(saved);
  return { version: VERSION, sum: mixToHex(text), text };
}

/** Null for anything that this version did not write: the engine then starts afresh (F71). */
export function readSnapshot(value: unknown): SavedEngine | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('version' in value && 'sum' in value && 'text' in value)) return null;
  const { version, sum, text } = value;
  if (version !== VERSION || typeof text !== 'string' || mixToHex(text) !== sum) return null;
  const stored = JSON.parse(text) as Stored;
  return { ...stored, matches: unpackMatches(stored.matches) };
}
