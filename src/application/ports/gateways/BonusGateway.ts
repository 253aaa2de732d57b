import type { Bonus } from '@/domain/rewards/Bonus';
import type { BonusStats } from '@/domain/rewards/BonusStats';
import type { BonusTab } from '@/domain/rewards/BonusTab';
import type { BonusWhole } from '@/domain/rewards/BonusParts';
import type { Failure } from '@/domain/shared/Failure';
import type { Paise } from '@/domain/shared/Money';
import type { Result } from '@/domain/shared/Result';
import type { BonusId, BonusOfferId, SubmissionKey } from '@/domain/shared/ids';
import type { Cancellation } from '../device/Cancellation';

export interface BonusPage {
  readonly bonuses: readonly Bonus[];
  /** Of all pages. */
  readonly count: number;
}

export interface BonusQuery {
  readonly tab: BonusTab;
  readonly skip: number;
  readonly pageSize: number;
}

export interface CancelledBonus {
  readonly bonus: Bonus;
  /** Coins that are gone by it. */
  readonly lost: Paise;
}

export interface BonusGateway {
  list(query: BonusQuery, cancellation?: Cancellation): Promise<Result<BonusPage, Failure>>;
  stats(cancellation?: Cancellation): Promise<Result<BonusStats, Failure>>;
  whole(bonus: BonusId, cancellation?: Cancellation): Promise<Result<BonusWhole, Failure>>;
  /** Sent once; `byKey` tells what became of it when the reply is lost. */
  claim(offer: BonusOfferId, key: SubmissionKey): Promise<Result<Bonus, Failure>>;
  /** null: the server's own word that it never saw this key. */
  byKey(key: SubmissionKey): Promise<Result<Bonus | null, Failure>>;
  /** Asked twice it happens once. */
  claimPart(bonus: BonusId, part: number): Promise<Result<BonusWhole, Failure>>;
  cancel(bonus: BonusId): Promise<Result<CancelledBonus, Failure>>;
}
