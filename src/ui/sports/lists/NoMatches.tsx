import { pathOfMatch } from '@/domain/routing/pathOfMatch';
import Trophy from 'lucide-react/icons/trophy';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { MatchListName } from '@/application/ports/state/MatchesState';
import { WHOLE_LIST, type ListFilter } from '@/domain/sports/listFilter';
import { nextMatch } from '@/domain/sports/nextMatch';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { useStartText } from './useStartText';
import styles from './ListFilters.module.css';

export interface NoMatchesProps {
  readonly list: MatchListName;
  readonly filter: ListFilter;
  readonly addressOf: (filter: ListFilter) => string;
}

/** Nothing to show: why, what comes next and when, and the way to what there is. */
export const NoMatches = observer(function NoMatches({ list, filter, addressOf }: NoMatchesProps) {
  const { sports } = usePlayerApp();
  const t = useText();
  const startText = useStartText();
  // What is in play says nothing of what comes next.
  const from = list === 'live' ? 'upcoming' : list;
  useEffect(() => sports.watchList(from), [sports, from]);
  const known = sports.view.list(from);
  const next = known.state === 'ready' ? nextMatch(known.value) : null;
  const narrowed = filter.competition !== null || filter.fancyOnly;
  const whole = addressOf(WHOLE_LIST);
  return (
    <>
      <EmptyState
        icon={Trophy}
        text={t(textFor(list, filter, narrowed))}
        action={
          narrowed || filter.time !== 'all' ? (
            <LinkButton to={whole}>{t('lists.showAll')}</LinkButton>
          ) : (
            list !== 'live' && <LinkButton to="/spmsports/live">{t('sports.seeLive')}</LinkButton>
          )
        }
      />
      {next !== null && (
        <p className={styles.next}>
          <Link to={pathOfMatch(next.id)}>
            <bdi>{t('lists.next', { match: next.name })}</bdi>
          </Link>
          <time dateTime={new Date(next.startsAt).toISOString()}>{startText(next.startsAt)}</time>
        </p>
      )}
    </>
  );
});

function textFor(list: MatchListName, { time }: ListFilter, narrowed: boolean) {
  if (narrowed) return 'lists.none.filtered';
  if (list === 'live') return 'lists.none.inPlay';
  return time === 'all' ? 'sports.noMatches' : (`lists.none.${time}` as const);
}
