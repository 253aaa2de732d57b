import type { Paise } from '../shared/Money';
import type { Bonus, BonusGame } from './Bonus';

export type PartStatus = 'locked' | 'claimable' | 'released' | 'expired' | 'cancelled';

/** A share of a bonus, turned into cash on its own. */
export interface BonusPart {
  readonly part: number;
  readonly amount: Paise;
  /** What has to be wagered since the claim of the bonus until this part is earned. */
  readonly required: Paise;
  readonly status: PartStatus;
  readonly earnedAt: number | null;
  /** Until when an earned part can be claimed. */
  readonly claimBy: number | null;
  readonly endedAt: number | null;
}

/** A bet, or a round of a game, that brought a bonus forward. */
export interface CountedBet {
  readonly id: string;
  /** A selection and its match, or a game; may be empty. */
  readonly what: string;
  readonly game: BonusGame;
  readonly stake: Paise;
  readonly counted: Paise;
  readonly at: number | null;
}

/** One bonus whole. Source: /bonus/claims/parts. */
export interface BonusWhole {
  readonly bonus: Bonus;
  /** First part first. */
  readonly parts: readonly BonusPart[];
  /** Newest first; may be the newest alone. */
  readonly bets: readonly CountedBet[];
  readonly betCount: number;
}
