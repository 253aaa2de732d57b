import { observer } from 'mobx-react-lite';
import { positionSummary } from '@/domain/betting/positionSummary';
import { waitingOn } from '@/domain/betting/waitingOn';
import type { Market } from '@/domain/sports/Market';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { PositionLine } from '../position/PositionLine';
import { PositionStakes } from '../position/PositionStakes';
import styles from './CashOut.module.css';

/** First in a dialog: of which match it is, which bets on it, and that what waits is not cashed out. */
export const CashOutSubject = observer(function CashOutSubject({ market }: { readonly market: Market }) {
  const { openBets } = usePlayerApp().betting.view;
  const t = useText();
  const bets = openBets.filter(({ marketId }) => marketId === market.id);
  const waiting = waitingOn(market.id, bets).length;
  const [newest] = bets;
  if (newest === undefined) return null;
  const summary = positionSummary(bets);
  return (
    <div className={styles.subject}>
      <p className={styles.match}>
        <bdi>{newest.matchName || newest.matchId}</bdi>
      </p>
      <p className={styles.bets}>
        <PositionLine summary={summary} /> <PositionStakes summary={summary} />
      </p>
      {waiting > 0 && <p className={styles.waits}>{t('cashOut.waits', { count: waiting })}</p>}
    </div>
  );
});
