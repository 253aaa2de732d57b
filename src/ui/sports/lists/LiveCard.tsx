import { memo, useRef } from 'react';
import type { Match } from '@/domain/sports/Match';
import { useText } from '@/ui/i18n/useText';
import { PriceGrid } from '@/ui/kit/betting/PriceGrid';
import { GateLink } from '@/ui/navigation/GateLink';
import { MatchMeta } from './MatchMeta';
import { OutcomePrices } from './OutcomePrices';
import { TeamLine } from './TeamLine';
import { useOnScreen } from './useOnScreen';
import { useWatchMarket } from './useWatchMarket';
import styles from './LiveStrip.module.css';

/** One match in play. */
export const LiveCard = memo(function LiveCard({ match }: { readonly match: Match }) {
  const t = useText();
  const card = useRef<HTMLLIElement>(null);
  const market = match.matchOdds;
  useWatchMarket(market?.id, useOnScreen(card));
  return (
    <li ref={card} className={styles.card}>
      <GateLink to={`/exchange/${encodeURIComponent(match.id)}`} className={styles.match}>
        <MatchMeta match={match} />
        <TeamLine name={match.home} score={match.score?.home ?? ''} />
        <TeamLine name={match.away} score={match.score?.away ?? ''} />
      </GateLink>
      {market !== null && (
        <PriceGrid label={t('sports.pricesOf', { market: match.name })}>
          <OutcomePrices market={market} matchName={match.name} withDraw={market.runners.length > 2} />
        </PriceGrid>
      )}
    </li>
  );
});
