import { isOnRuns } from '@/domain/sports/marketKinds';
import type { SlipPreview } from '@/application/betting/preview';
import type { Selection } from '@/domain/betting/BetSlip';
import type { Paise } from '@/domain/shared/Money';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Facts } from '@/ui/kit/list/Facts';
import styles from './BetSlip.module.css';

export interface SlipFiguresProps {
  readonly selection: Selection;
  readonly preview: SlipPreview | null;
}

/** A preview of what the bet may win and cost; the server's figures decide. */
export function SlipFigures({ selection: { marketKind, side }, preview }: SlipFiguresProps) {
  const t = useText();
  const format = useFormat();
  // A lay pays when its runner loses; a No on runs is a bet that wins, as its sentence says.
  const pays = isOnRuns(marketKind) ? 'back' : side;
  const money = (amount: Paise | null = null) => (amount === null ? '–' : format.money(amount));
  return (
    <Facts
      look="boxes"
      className={styles.figures}
      facts={[
        {
          name: t(`slip.profit.${pays}`),
          value: money(preview?.profit),
          className: styles.profit,
        },
        {
          name: t('slip.liability'),
          value: money(preview?.liability),
          className: styles.liability,
        },
      ]}
    />
  );
}
