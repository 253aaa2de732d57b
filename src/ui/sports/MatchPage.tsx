import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { MatchId } from '@/domain/shared/ids';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useRenderMessage } from '@/ui/i18n/useRenderMessage';
import { useText } from '@/ui/i18n/useText';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { ErrorPanel } from '@/ui/kit/feedback/ErrorPanel';
import { MarketLadder } from './MarketLadder';
import { MatchHead } from './MatchHead';
import { MatchPageSkeleton } from './MatchPageSkeleton';
import styles from './MatchPage.module.css';

/** A match: how it stands, and its match odds. */
export const MatchPage = observer(function MatchPage({ id }: { readonly id: MatchId }) {
  const { sports } = usePlayerApp();
  const t = useText();
  const render = useRenderMessage();
  useEffect(() => sports.watchMatch.execute(id), [sports, id]);
  const open = sports.view.match(id);

  if (open.state === 'loading') return <MatchPageSkeleton />;
  if (open.state === 'failed') {
    return (
      <div className={styles.page}>
        <h1 className={styles.plainTitle}>{t('sports.match')}</h1>
        <ErrorPanel
          text={render(open.message)}
          retryLabel={t('common.retry')}
          onRetry={() => void sports.reloadMatch.execute(id)}
        />
        <LinkButton to="/spmsports/cricket">{t('sports.allMatches')}</LinkButton>
      </div>
    );
  }
  const { match, markets } = open.value;
  return (
    <div className={styles.page}>
      <MatchHead match={match} />
      {markets
        .filter((market) => market.kind === 'matchOdds')
        .map((market) => (
          <MarketLadder key={market.id} market={market} matchName={match.name} />
        ))}
      {markets[0]?.rules !== undefined && markets[0].rules !== '' && (
        <details className={styles.rules}>
          <summary>{t('sports.rules')}</summary>
          <p>{markets[0].rules}</p>
        </details>
      )}
    </div>
  );
});
