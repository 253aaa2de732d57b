import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Bet } from '@/domain/betting/Bet';
import { isWaiting } from '@/domain/betting/isWaiting';
import { payoutPolicy } from '@/domain/betting/payout';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { classNames } from '@/ui/kit/classNames';
import { EditBetForm } from './EditBetForm';
import { SidePrice } from './SidePrice';
import { betStatusKey } from './betStatusKey';
import styles from './OpenBets.module.css';

/** One open bet; what still waits of it can be changed or called back. */
export const OpenBet = observer(function OpenBet({ bet }: { readonly bet: Bet }) {
  const { betting } = usePlayerApp();
  const t = useText();
  const format = useFormat();
  const [editing, setEditing] = useState(false);
  const change = betting.view.changes.find(({ betId }) => betId === bet.id);
  const liability = payoutPolicy(bet.marketKind)?.payout(bet.side, bet.odds, bet.stake).liability;
  const open = isWaiting(bet);
  return (
    <li className={classNames(styles.bet, styles[bet.side])}>
      <p className={styles.line}>
        <SidePrice bet={bet} />
      </p>
      <p className={styles.small}>
        <bdi>{bet.marketName}</bdi> · <bdi>{bet.matchName}</bdi>
      </p>
      <p className={styles.line}>
        <span className={styles.small}>{t(betStatusKey(bet.status))}</span>
        <span>{format.moneyShort(bet.stake)}</span>
      </p>
      {bet.status === 'partlyMatched' && (
        <p className={styles.small}>{t('slip.matchedOf', { partPaise: bet.matched, allPaise: bet.stake })}</p>
      )}
      {bet.side === 'lay' && liability !== undefined && (
        <p className={styles.small}>{t('slip.liabilityOf', { amountPaise: liability })}</p>
      )}
      {change !== undefined && (
        <p className={styles.change} role="status">
          {t(change.state === 'unknown' ? 'slip.changeUnknown' : `slip.changing.${change.what}`)}
        </p>
      )}
      {open && change === undefined && !editing && (
        <div className={styles.actions}>
          <Button size="small" onClick={() => setEditing(true)}>
            {t('slip.editBet')}
          </Button>
          <Button size="small" variant="ghost" onClick={() => void betting.cancelBet.execute(bet.id)}>
            {t('slip.cancelBet')}
          </Button>
        </div>
      )}
      {open && change === undefined && editing && <EditBetForm bet={bet} onDone={() => setEditing(false)} />}
    </li>
  );
});
