import { pathOfMatch } from '@/domain/routing/pathOfMatch';
import { memo } from 'react';
import type { Match } from '@/domain/sports/Match';
import { MatchMeta } from './MatchMeta';
import styles from './MatchList.module.css';
import { OutcomePrices } from './OutcomePrices';
import { TeamLine } from './TeamLine';
import { useStartText } from './useStartText';
import { useRested } from '@/ui/lazy/useRested';
import { useWatchMarket } from './useWatchMarket';

export interface FoundMatchProps {
  readonly match: Match;
  readonly withDraw: boolean;
  /** Its crests and prices may come. */
  readonly rested: boolean;
}

/**
 * A match that was found. An option holds no buttons: its prices stand beside it, for the eye and a tap; by keys one opens the match, which has them
 * too.
 */
export const FoundMatch = memo(function FoundMatch({ match, withDraw, rested }: FoundMatchProps) {
  const startText = useStartText();
  const { matchOdds: market, score } = match;
  const atRest = useRested(match.id, rested) === match.id;
  useWatchMarket(market?.id, atRest);
  return (
    <div role="presentation" className={styles.row} data-found="">
      <a
        role="option"
        aria-selected={false}
        id={`found-match-${encodeURIComponent(match.id)}`}
        href={pathOfMatch(match.id)}
        tabIndex={-1}
        className={styles.match}
      >
        <span className={styles.top}>
          <MatchMeta match={match} startText={startText} />
          <bdi className={styles.foundIn}>{match.competition}</bdi>
        </span>
        <TeamLine name={match.home} score={score?.home ?? ''} later={!atRest} />
        <TeamLine name={match.away} score={score?.away ?? ''} later={!atRest} />
      </a>
      {market !== null && (
        <div aria-hidden="true" className={styles.foundPrices}>
          {atRest && <OutcomePrices market={market} matchName={match.name} withDraw={withDraw} backOnly />}
        </div>
      )}
    </div>
  );
});
