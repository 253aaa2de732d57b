import { observer } from 'mobx-react-lite';
import Trophy from 'lucide-react/icons/trophy';
import { useEffect } from 'react';
import type { MatchListName } from '@/application/ports/state/MatchesState';
import type { Match } from '@/domain/sports/Match';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useRenderMessage } from '@/ui/i18n/useRenderMessage';
import { useText } from '@/ui/i18n/useText';
import { PriceGrid } from '@/ui/kit/betting/PriceGrid';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { ErrorPanel } from '@/ui/kit/feedback/ErrorPanel';
import { MatchListSkeleton } from './MatchListSkeleton';
import { MatchRow } from './MatchRow';
import { groupMatches } from './groupMatches';
import styles from './MatchList.module.css';

/** A list of matches with their best prices, kept fresh while it is shown. */
export const MatchList = observer(function MatchList({ name }: { readonly name: MatchListName }) {
  const { sports } = usePlayerApp();
  const t = useText();
  const render = useRenderMessage();
  useEffect(() => sports.watchList.execute(name), [sports, name]);
  const list = sports.view.list(name);

  if (list.state === 'loading') return <MatchListSkeleton />;
  if (list.state === 'failed') {
    return (
      <ErrorPanel
        text={render(list.message)}
        retryLabel={t('common.retry')}
        onRetry={() => void sports.reloadList.execute(name)}
      />
    );
  }
  if (list.value.length === 0) {
    return (
      <EmptyState
        icon={Trophy}
        text={t('sports.noMatches')}
        action={<LinkButton to="/spmsports/live">{t('sports.seeLive')}</LinkButton>}
      />
    );
  }
  return groupMatches(list.value).map((group) => (
    <MatchGroup
      key={`${group.when}-${group.competition}`}
      title={group.competition}
      matches={group.matches}
      live={group.when === 'inPlay'}
    />
  ));
});

interface MatchGroupProps {
  readonly title: string;
  readonly matches: readonly Match[];
  readonly live: boolean;
}

function MatchGroup({ title, matches, live }: MatchGroupProps) {
  const t = useText();
  const withDraw = matches.some((match) => (match.matchOdds?.runners.length ?? 0) > 2);
  return (
    <section className={styles.group} data-draw={withDraw}>
      <header className={styles.groupHead}>
        <h2 className={styles.groupTitle}>
          <bdi>{title}</bdi>
          <span className={styles.when}>{t(live ? 'sports.inPlay' : 'sports.upcoming')}</span>
        </h2>
        <span className={styles.outcomes} aria-hidden="true">
          <span>1</span>
          {withDraw && <span>X</span>}
          <span>2</span>
        </span>
      </header>
      <PriceGrid label={t('sports.pricesOf', { market: title })}>
        <ul className={styles.rows}>
          {matches.map((match) => (
            <MatchRow key={match.id} match={match} withDraw={withDraw} />
          ))}
        </ul>
      </PriceGrid>
    </section>
  );
}
