import type { Selection } from '@/domain/betting/BetSlip';
import type { MatchesView } from '../ports/state/MatchesState';
import type { ReloadMatch } from '../sports/ReloadMatch';
import { findMarket } from './findMarket';

/** A slip may come back on a page that does not show its market: then its match is asked for once, so that its limits are known. */
export class LearnSlipMarket {
  constructor(
    private readonly matches: MatchesView,
    private readonly reloadMatch: Pick<ReloadMatch, 'execute'>,
  ) {}

  execute({ matchId, marketId }: Pick<Selection, 'matchId' | 'marketId'>): void {
    if (findMarket(this.matches, matchId, marketId) === null) void this.reloadMatch.execute(matchId);
  }
}
