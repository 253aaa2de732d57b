import { observer } from 'mobx-react-lite';
import ReceiptText from 'lucide-react/icons/receipt-text';
import type { Bet } from '@/domain/betting/Bet';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useFormat } from '@/ui/i18n/useFormat';
import { useRenderMessage } from '@/ui/i18n/useRenderMessage';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { ErrorPanel } from '@/ui/kit/feedback/ErrorPanel';
import { betStatusKey } from './betStatusKey';
import styles from './OpenBets.module.css';

/** Bets that are not settled yet, newest first. */
export const OpenBets = observer(function OpenBets() {
  const { betting } = usePlayerApp();
  const t = useText();
  const render = useRenderMessage();
  const { openBets, openBetsFailed } = betting.view;
  if (openBetsFailed !== null && openBets.length === 0) {
    return (
      <ErrorPanel
        text={render(openBetsFailed)}
        retryLabel={t('common.retry')}
        onRetry={() => void betting.loadOpenBets.execute()}
      />
    );
  }
  if (openBets.length === 0) return <EmptyState icon={ReceiptText} text={t('slip.noOpenBets')} />;
  return (
    <ul className={styles.bets}>
      {openBets.map((bet) => (
        <OpenBet key={bet.id} bet={bet} />
      ))}
    </ul>
  );
});

function OpenBet({ bet }: { readonly bet: Bet }) {
  const t = useText();
  const format = useFormat();
  return (
    <li className={classNames(styles.bet, styles[bet.side])}>
      <p className={styles.line}>
        <strong>
          {t(bet.side === 'back' ? 'sports.back' : 'sports.lay')} <bdi>{bet.selection}</bdi>
        </strong>
        <span className={styles.odds}>{format.odds(bet.odds)}</span>
      </p>
      <p className={styles.small}>
        <bdi>{bet.matchName}</bdi>
      </p>
      <p className={styles.line}>
        <span className={styles.small}>{t(betStatusKey(bet.status))}</span>
        <span>{format.moneyShort(bet.stake)}</span>
      </p>
    </li>
  );
}
