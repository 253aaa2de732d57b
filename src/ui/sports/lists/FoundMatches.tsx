import { observer } from 'mobx-react-lite';
import { FoundMatch } from './FoundMatch';
import styles from './MatchList.module.css';
import type { MatchId } from '@/domain/shared/ids';
import { useFirstPage } from '@/ui/PlayerAppContext';

export interface FoundMatchesProps {
  readonly ids: readonly MatchId[];
  /** So many of them have crests and prices. */
  readonly rested: number;
}

/** Matches as results of a search: as they stand now, with the price to back of each side. */
export const FoundMatches = observer(function FoundMatches({ ids, rested }: FoundMatchesProps) {
  const list = useFirstPage().sports.view.list('all');
  const all = list.state === 'ready' ? list.value : [];
  const matches = ids.flatMap((id) => all.find((match) => match.id === id) ?? []);
  const withDraw = matches.some(({ matchOdds }) => (matchOdds?.runners.length ?? 0) > 2);
  return (
    <div role="presentation" className={styles.group} data-draw={withDraw}>
      {/* By their place, as all rows of a search. */}
      {matches.map((match, at) => (
        <FoundMatch key={at} match={match} withDraw={withDraw} rested={at < rested} />
      ))}
    </div>
  );
});
