import { sideWord } from '@/domain/betting/betPrice';
import type { PositionSummary } from '@/domain/betting/positionSummary';
import { useTexts } from '@/ui/i18n/useTexts';
import { BetPriceText } from '../BetPriceText';
import { PositionWaiting } from './PositionWaiting';
import styles from './Positions.module.css';

/** Side, selection and price of what is had on a market, or how many bets where they differ. */
export function PositionLine({ summary }: { readonly summary: PositionSummary }) {
  const { t } = useTexts();
  const { oneSide, onePrice, selections, count, legs, waiting } = summary;
  return (
    <span className={styles.line}>
      {oneSide !== null && <span className={styles.side}>{t(`myBets.side.${sideWord(oneSide)}`)}</span>}{' '}
      <bdi className={styles.name}>{selections.join(', ')}</bdi>{' '}
      {onePrice !== null && (
        <span className={styles.price}>
          <BetPriceText bet={onePrice} />
        </span>
      )}
      {count > 1 && legs.length === 0 && (
        <span className={styles.more}>{t('myBets.inGroup', { count })}</span>
      )}
      {legs.length > 0 && (
        <span className={styles.more}>
          <PositionWaiting waiting={waiting} />
        </span>
      )}
    </span>
  );
}
