import type { Side } from '@/domain/sports/MarketBook';
import type { Paise } from '@/domain/shared/Money';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import styles from './BetSlip.module.css';

export interface SlipFiguresProps {
  readonly side: Side;
  readonly profit: Paise | null;
  readonly liability: Paise | null;
}

/** A preview of what the bet may win and cost; the server's figures decide. */
export function SlipFigures({ side, profit, liability }: SlipFiguresProps) {
  const t = useText();
  const format = useFormat();
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t(`slip.profit.${side}`)}</dt>
        <dd className={styles.profit}>{profit === null ? '–' : format.money(profit)}</dd>
      </div>
      <div>
        <dt>{t('slip.liability')}</dt>
        <dd className={styles.liability}>{liability === null ? '–' : format.money(liability)}</dd>
      </div>
    </dl>
  );
}
