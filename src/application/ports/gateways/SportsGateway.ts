import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';
import type { MatchId } from '@/domain/shared/ids';
import type { Market } from '@/domain/sports/Market';
import type { MarketChange } from '@/domain/sports/MarketBook';
import type { Match } from '@/domain/sports/Match';
import type { Sport } from '@/domain/sports/Sport';
import type { Cancellation } from '../device/Cancellation';

export interface MatchFilter {
  /** Absent: every sport. */
  readonly sport?: Sport;
  /** true: only matches in play. */
  readonly inPlay?: boolean;
}

export interface MatchPage {
  readonly match: Match;
  readonly markets: readonly Market[];
  /** An image of each market's prices. */
  readonly prices: readonly MarketChange[];
}

export interface SportsGateway {
  /** GET /bet/matches; matches that do not decode are dropped and logged, the rest are kept. */
  matches(filter: MatchFilter, cancellation?: Cancellation): Promise<Result<readonly Match[], Failure>>;
  /** GET /bet/match/odds; `refused` with code MATCH_UNKNOWN for an unknown match. */
  match(id: MatchId, cancellation?: Cancellation): Promise<Result<MatchPage, Failure>>;
}
