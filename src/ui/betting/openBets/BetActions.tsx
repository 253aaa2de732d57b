import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import type { Bet } from '@/domain/betting/Bet';
import { canCancel } from '@/domain/betting/canCancel';
import { isWaiting } from '@/domain/betting/isWaiting';
import { waitingChange } from '@/domain/betting/waitingChange';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { priceText } from '@/domain/sports/priceText';
import { changeText } from './changeText';
import styles from './BetActions.module.css';

export interface BetActionsProps {
  readonly bet: Bet;
  readonly box: RefObject<HTMLDivElement | null>;
  /** Its form is open. */
  readonly editing: boolean;
  readonly onEdit: () => void;
}

/** Edit and cancel for a bet that waits, and what is under way with it. During its in-play delay it can be cancelled alone, where the backend lets it. */
export const BetActions = observer(function BetActions({ bet, box, editing, onEdit }: BetActionsProps) {
  const { betting, config } = usePlayerApp();
  const t = useText();
  const under = betting.view.changes.find(({ betId }) => betId === bet.id);
  const free = under === undefined || under.state === 'unheard';
  const change = waitingChange(bet, betting.view.openBets);
  if (!canCancel(bet, config.capabilities.cancelInDelay)) return null;
  const changeable = isWaiting(bet) && change === null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={styles.actions}
      data-print="no"
      data-replaces={bet.replaces ?? undefined}
    >
      {under !== undefined && (
        <p className={styles.change} role="status">
          {t(changeText(under))}
        </p>
      )}
      {free && change !== null && (
        <p className={styles.change} role="status">
          {t('slip.changeWaits', {
            odds: priceText(change.marketKind, change.requestedOdds),
            stakePaise: change.stake,
          })}
        </p>
      )}
      {free && !editing && (
        <>
          {changeable && (
            <Button size="small" onClick={onEdit}>
              {t('slip.editBet')}
            </Button>
          )}
          <Button
            size="small"
            variant={changeable ? 'ghost' : 'secondary'}
            onClick={() => {
              // The button goes while the server is asked.
              box.current?.focus({ preventScroll: true });
              void betting.cancelBet(bet.id);
            }}
          >
            {t('slip.cancelBet')}
          </Button>
        </>
      )}
    </div>
  );
});
