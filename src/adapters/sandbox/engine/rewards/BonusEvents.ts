import type { Bonus, BonusPart } from './Bonus';

/** Who hears about bonuses: their owners. */
export interface BonusEvents {
  /** Something of a player's bonuses is another than before. */
  readonly changed: (userId: string) => void;
  readonly earned: (bonus: Bonus, part: BonusPart) => void;
  readonly expired: (bonus: Bonus, lost: number) => void;
}
