import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';
import type { MatchId } from '@/domain/shared/ids';
import type { Market } from '@/domain/sports/Market';
import type { MarketChange } from '@/domain/sports/MarketChange';
import type { MatchSettings } from '@/domain/sports/MatchSettings';
import type { Match } from '@/domain/sports/Match';
import type { Sport } from '@/domain/sports/Sport';
import type { Cancellation } from '../device/Cancellation';

export interface MatchFilter {
  /** Absent: every sport. */
  readonly sport?: Sport;
  /** true: only matches in play. */
  readonly inPlay?: boolean;
}

export interface MarketsPage {
  readonly markets: readonly Market[];
  /** An image of each market's prices. */
  readonly prices: readonly MarketChange[];
}

export interface MatchPage extends MarketsPage {
  readonly match: Match;
}

export interface SportsGateway {
  /** GET /bet/matches; matches that do not decode are dropped and logged, the rest are kept. */
  matches(filter: MatchFilter, cancellation?: Cancellation): Promise<Result<readonly Match[], Failure>>;
  /** GET /bet/match/odds: every market but bookmaker and fancy; `refused` with code MATCH_UNKNOWN for an unknown match. */
  match(id: MatchId, cancellation?: Cancellation): Promise<Result<MatchPage, Failure>>;
  /** GET /bet/bookmaker/odds. */
  bookmaker(id: MatchId, cancellation?: Cancellation): Promise<Result<MarketsPage, Failure>>;
  /** GET /bet/fancy/odds, those with a result included. */
  fancy(id: MatchId, cancellation?: Cancellation): Promise<Result<MarketsPage, Failure>>;
  /** GET /sports/match/settings. */
  settings(id: MatchId, cancellation?: Cancellation): Promise<Result<MatchSettings, Failure>>;
}
