import type { BonusGame } from './BonusGame';
import type { BonusOffer } from './BonusOffer';
import { targetOf } from './BonusOffer';
import type { Words } from '../../texts/Said';

export type PartStatus = 'locked' | 'claimable' | 'released' | 'expired' | 'cancelled';

/** A share of a bonus, turned into cash on its own. Paise, epoch milliseconds. */
export interface BonusPart {
  readonly number: number;
  readonly amount: number;
  /** What has to be wagered since the claim until this part is earned. */
  readonly required: number;
  status: PartStatus;
  earnedAt: number | null;
  /** Until when an earned part can be claimed. */
  claimBy: number | null;
  endedAt: number | null;
}

/** A bet or a round that brought the bonus forward. */
export interface CountedStake {
  readonly id: string;
  readonly what: Words;
  readonly game: BonusGame;
  readonly stake: number;
  readonly counted: number;
  readonly at: number;
}

export interface Bonus {
  readonly id: string;
  readonly userId: string;
  readonly offerId: string;
  /** What the player named the claim by. */
  readonly key: string;
  readonly claimedAt: number;
  readonly expiresAt: number;
  readonly parts: readonly BonusPart[];
  status: 'active' | 'completed' | 'cancelled' | 'expired';
  /** Never more than the target. */
  wagered: number;
  endedAt: number | null;
  /** Oldest first. */
  readonly counted: CountedStake[];
}

/** The parts of an offer: equal shares, the odd paise in the last; each needs its share of the wagering. */
export function partsOf(offer: BonusOffer): BonusPart[] {
  const share = Math.floor(offer.amount / offer.parts);
  const target = targetOf(offer);
  return Array.from({ length: offer.parts }, (_, at) => ({
    number: at + 1,
    amount: at + 1 === offer.parts ? offer.amount - share * at : share,
    required: Math.ceil((target * (at + 1)) / offer.parts),
    status: 'locked',
    earnedAt: null,
    claimBy: null,
    endedAt: null,
  }));
}

/** Paise in the parts that stand like this. */
export function sumOf(bonus: Bonus, ...statuses: readonly PartStatus[]): number {
  let sum = 0;
  for (const part of bonus.parts) if (statuses.includes(part.status)) sum += part.amount;
  return sum;
}
