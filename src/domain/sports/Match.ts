import type { MatchId } from '@/domain/shared/ids';
import type { Market } from './Market';
import type { MarketKind } from './marketKinds';
import type { MarketChange } from './MarketChange';
import type { Sport } from './Sport';

export interface Score {
  readonly home: string;
  readonly away: string;
  /** e.g. "India need 41 from 30". */
  readonly note: string;
  /** e.g. "15.2 ov", "63'", "Set 2". */
  readonly clock: string;
}

export type MatchStatus = 'upcoming' | 'inPlay' | 'finished';

export type MatchBadge = MarketKind | 'tv';

export interface Match {
  readonly id: MatchId;
  readonly sport: Sport;
  readonly competition: string;
  readonly name: string;
  readonly home: string;
  readonly away: string;
  readonly venue: string;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly status: MatchStatus;
  readonly score: Score | null;
  readonly badges: readonly MatchBadge[];
  /** The match-odds market, for lists; null when the match has none yet. */
  readonly matchOdds: Market | null;
  /** An image of its best prices, when the list brought one: to be shown, not to be bet on. */
  readonly prices?: MarketChange;
  /** The list that it is a row of names it no more: what became of it is not known. */
  readonly unlisted?: true;
}

/** Whether a list has it only to keep its row. */
export function isOver(match: Match): boolean {
  return match.status === 'finished' || match.unlisted === true;
}
