import type { Bonus } from '@/domain/rewards/Bonus';
import type { BonusStats } from '@/domain/rewards/BonusStats';
import type { BonusTab } from '@/domain/rewards/BonusTab';
import type { BonusWhole } from '@/domain/rewards/BonusParts';
import type { Message } from '@/domain/shared/Message';
import type { Result } from '@/domain/shared/Result';
import type { BonusId, BonusOfferId } from '@/domain/shared/ids';
import type { Cancellation } from '../ports/device/Cancellation';
import type { BonusPage, CancelledBonus } from '../ports/gateways/BonusGateway';
import type { SubmissionView } from '../ports/state/SubmissionState';

export interface BonusesShown extends BonusPage {
  /** null: they did not come; the list stands without them. */
  readonly stats: BonusStats | null;
}

/** Coins that become cash part by part. */
export interface BonusApp {
  /** How the claim of an offer stands. */
  readonly claiming: SubmissionView<Bonus>;
  /** One page of a tab (from 1), and the figures above it. */
  readonly load: (
    tab: BonusTab,
    page: number,
    cancellation?: Cancellation,
  ) => Promise<Result<BonusesShown, Message>>;
  readonly open: (bonus: BonusId, cancellation?: Cancellation) => Promise<Result<BonusWhole, Message>>;
  /** Sent once; nothing happens while one is under way. */
  readonly claim: (offer: BonusOfferId) => Promise<void>;
  /** Takes up a claim whose fate is not known; true when there is one. */
  readonly resumeClaim: () => boolean;
  /** What became of the claim has been read. */
  readonly acknowledgeClaim: () => void;
  /** The coins of an earned part become cash. */
  readonly claimPart: (bonus: BonusId, part: number) => Promise<Result<BonusWhole, Message>>;
  readonly cancel: (bonus: BonusId) => Promise<Result<CancelledBonus, Message>>;
  /** Tells when something of rewards may be another than before. Returns how to stop. */
  readonly watch: (changed: () => void) => () => void;
}
