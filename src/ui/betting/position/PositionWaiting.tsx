import type { PositionSummary } from '@/domain/betting/positionSummary';
import { useTexts } from '@/ui/i18n/useTexts';
import styles from './Positions.module.css';

/** That something waits to be matched, and how much: of several sides, how many bets. */
export function PositionWaiting({ waiting }: Pick<PositionSummary, 'waiting'>) {
  const { t, format } = useTexts();
  if (waiting === null) return null;
  return (
    <span className={styles.stake}>
      <b>{t('home.waiting')}</b>{' '}
      {waiting.stake === null
        ? t('myBets.inGroup', { count: waiting.bets })
        : format.moneyShort(waiting.stake)}
    </span>
  );
}
