import type { Paise } from '@/domain/shared/Money';
import type { MatchId } from '@/domain/shared/ids';

/** What an operator set for one match (SPORT-07). A market's own limits and delay win over these. */
export interface MatchSettings {
  readonly matchId: MatchId;
  /** Where the live picture is; null when there is none. Not yet judged: see `safeUrl`. */
  readonly tvUrl: string | null;
  readonly scoreUrl: string | null;
  readonly notes: readonly string[];
  /** Percent of a market's net profit. */
  readonly commission: number;
  readonly minStake: Paise;
  readonly maxStake: Paise;
  readonly delaySeconds: number;
}
