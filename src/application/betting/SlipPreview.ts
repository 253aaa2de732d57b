import type { Message } from '@/domain/shared/Message';
import type { Paise } from '@/domain/shared/Money';
import type { OddsHundredths } from '@/domain/shared/Odds';
import type { MarketLimits } from '@/domain/sports/Market';

export interface SlipPreview {
  /** Profit if the selection wins (back) or loses (lay); rounded down. */
  readonly profit: Paise | null;
  /** What is lost otherwise; rounded up. */
  readonly liability: Paise | null;
  /** The first thing that stands in the way; null: the bet can be placed. */
  readonly problem: Message | null;
  /** Whether the problem concerns the stake field. */
  readonly problemAtStake: boolean;
  /** How much is missing for the bet; null unless that is what stands in the way. */
  readonly fundsShort: Paise | null;
  /** The best price now, when it differs from the slip's. */
  readonly currentOdds: OddsHundredths | null;
  /** With it, of a fancy: its line now. */
  readonly currentLine: number | null;
  /** null: not known, so nothing may be said about them. */
  readonly limits: Pick<MarketLimits, 'min' | 'max'> | null;
}
