import { observer } from 'mobx-react-lite';
import type { Bet } from '@/domain/betting/Bet';
import { isWaiting } from '@/domain/betting/isWaiting';
import { waitingChange } from '@/domain/betting/waitingChange';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { formatPrice } from '@/ui/sports/formatPrice';
import styles from './BetActions.module.css';
import type { BetEditing } from './useBetEditing';

export interface BetActionsProps {
  readonly bet: Bet;
  readonly of: BetEditing;
}

/** Edit and cancel for a bet that waits, and what is under way with it. */
export const BetActions = observer(function BetActions({ bet, of }: BetActionsProps) {
  const { betting } = usePlayerApp();
  const t = useText();
  const under = betting.view.changes.find(({ betId }) => betId === bet.id);
  const change = waitingChange(bet, betting.view.openBets);
  if (!isWaiting(bet)) return null;
  return (
    <div ref={of.actions} tabIndex={-1} className={styles.actions} data-print="no">
      {under !== undefined && (
        <p className={styles.change} role="status">
          {t(under.state === 'unknown' ? 'slip.changeUnknown' : `slip.changing.${under.what}`)}
        </p>
      )}
      {under === undefined && change !== null && (
        <p className={styles.change} role="status">
          {t('slip.changeWaits', {
            odds: formatPrice(change.marketKind, change.requestedOdds),
            stakePaise: change.stake,
          })}
        </p>
      )}
      {under === undefined && !of.editing && (
        <>
          {change === null && (
            <Button size="small" onClick={of.start}>
              {t('slip.editBet')}
            </Button>
          )}
          <Button
            size="small"
            variant={change === null ? 'ghost' : 'secondary'}
            onClick={() => void betting.cancelBet.execute(bet.id)}
          >
            {t('slip.cancelBet')}
          </Button>
        </>
      )}
    </div>
  );
});
