import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Match } from '@/domain/sports/Match';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { PriceGrid } from '@/ui/kit/betting/PriceGrid';
import { MatchMeta } from './MatchMeta';
import { OutcomePrices } from './OutcomePrices';
import { TeamLine } from './TeamLine';
import { useOnScreen } from './useOnScreen';
import { useWatchMarket } from './useWatchMarket';
import styles from './LiveStrip.module.css';

/** One match in play. A visitor who opens it is asked to log in first, like everywhere (HDR-01). */
export const LiveCard = observer(function LiveCard({ match }: { readonly match: Match }) {
  const { session } = useFirstPage();
  const t = useText();
  const card = useRef<HTMLLIElement>(null);
  const market = match.matchOdds;
  useWatchMarket(market?.id, useOnScreen(card));
  const path = `/exchange/${encodeURIComponent(match.id)}`;
  const content = (
    <>
      <MatchMeta match={match} />
      <TeamLine name={match.home} score={match.score?.home ?? ''} />
      <TeamLine name={match.away} score={match.score?.away ?? ''} />
    </>
  );
  return (
    <li ref={card} className={styles.card}>
      {session.view.signedIn ? (
        <Link to={path} className={styles.match}>
          {content}
        </Link>
      ) : (
        <button
          type="button"
          className={styles.match}
          onClick={() => session.openPanel('login', { wish: path })}
        >
          {content}
        </button>
      )}
      {market !== null && (
        <PriceGrid label={t('sports.pricesOf', { market: match.name })}>
          <OutcomePrices market={market} matchName={match.name} withDraw={market.runners.length > 2} />
        </PriceGrid>
      )}
    </li>
  );
});
