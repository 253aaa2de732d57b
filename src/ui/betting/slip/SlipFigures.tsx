import { isOnRuns } from '@/domain/sports/marketKinds';
import type { SlipPreview } from '@/application/betting/preview';
import type { Selection } from '@/domain/betting/BetSlip';
import type { Paise } from '@/domain/shared/Money';
import { useTexts } from '@/ui/i18n/useTexts';
import { Facts } from '@/ui/kit/list/Facts';
import { classNames } from '@/ui/kit/classNames';
import styles from './BetSlip.module.css';

export interface SlipFiguresProps {
  readonly selection: Selection;
  readonly preview: SlipPreview | null;
  /** In short words, for a place of two lines. */
  readonly short?: boolean;
}

/** A preview of what the bet may win and cost; the server's figures decide. */
export function SlipFigures({ selection: { marketKind, side }, preview, short = false }: SlipFiguresProps) {
  const { t, format } = useTexts();
  // A lay pays when its runner loses; a No on runs is a bet that wins, as its sentence says.
  const pays = isOnRuns(marketKind) ? 'back' : side;
  const money = (amount: Paise | null = null) => {
    if (amount === null) return '–';
    return short ? format.moneyShort(amount) : format.money(amount);
  };
  const { commission = 0 } = preview ?? {};
  return (
    <Facts
      className={classNames(styles.figures, short && styles.shortFigures)}
      facts={[
        {
          name: t(short ? 'slip.profit' : `slip.profit.${pays}`),
          value: money(preview?.profit),
          ...(commission > 0 && !short && { note: t('slip.afterCommission', { percent: commission }) }),
          className: styles.profit,
        },
        {
          name: t(short ? 'slip.risk' : 'slip.liability'),
          value: money(preview?.liability),
          className: styles.liability,
        },
      ]}
    />
  );
}
