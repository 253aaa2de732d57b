import { isOnRuns } from '@/domain/sports/marketKinds';
import type { MarketKind } from '@/domain/sports/marketKinds';
import type { Side } from '@/domain/sports/Side';
import type { Paise } from '@/domain/shared/Money';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Facts } from '@/ui/kit/list/Facts';
import styles from './BetSlip.module.css';

export interface SlipFiguresProps {
  readonly kind: MarketKind;
  readonly side: Side;
  readonly profit: Paise | null;
  readonly liability: Paise | null;
}

/** A preview of what the bet may win and cost; the server's figures decide. */
export function SlipFigures({ kind, side, profit, liability }: SlipFiguresProps) {
  const t = useText();
  const format = useFormat();
  // A lay pays when its runner loses; a No on runs is a bet that wins, as its sentence says.
  const pays = isOnRuns(kind) ? 'back' : side;
  return (
    <Facts
      look="boxes"
      className={styles.figures}
      facts={[
        {
          name: t(`slip.profit.${pays}`),
          value: profit === null ? '–' : format.money(profit),
          className: styles.profit,
        },
        {
          name: t('slip.liability'),
          value: liability === null ? '–' : format.money(liability),
          className: styles.liability,
        },
      ]}
    />
  );
}
