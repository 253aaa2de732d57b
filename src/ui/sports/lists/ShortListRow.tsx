import { pathOfMatch } from '@/domain/routing/pathOfMatch';
import { memo, useRef } from 'react';
import type { Match } from '@/domain/sports/Match';
import { GateLink } from '@/ui/navigation/GateLink';
import { MatchMeta } from './MatchMeta';
import { OutcomePrices } from './OutcomePrices';
import { TeamLine } from './TeamLine';
import { useOnScreen } from './useOnScreen';
import { useWatchMarket } from './useWatchMarket';
import list from './MatchList.module.css';
import styles from './ShortList.module.css';
import { classNames } from '@/ui/kit/classNames';

export interface ShortListRowProps {
  readonly match: Match;
  readonly withDraw: boolean;
  readonly backOnly: boolean;
}

/** One match of a short list. */
export const ShortListRow = memo(function ShortListRow({ match, withDraw, backOnly }: ShortListRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const market = match.matchOdds;
  useWatchMarket(market?.id, useOnScreen(row));
  return (
    <li ref={row} className={list.row}>
      <GateLink to={pathOfMatch(match.id)} className={classNames(list.match, styles.match)}>
        <span className={list.top}>
          <MatchMeta match={match} />
        </span>
        <TeamLine name={match.home} score={match.score?.home ?? ''} />
        <TeamLine name={match.away} score={match.score?.away ?? ''} />
      </GateLink>
      {market !== null && (
        <OutcomePrices market={market} matchName={match.name} withDraw={withDraw} backOnly={backOnly} />
      )}
    </li>
  );
});
