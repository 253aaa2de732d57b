import ArrowUp from 'lucide-react/icons/arrow-up';
import type { BetsTab } from '@/domain/betting/BetsFilter';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import styles from './MyBetsPage.module.css';

export interface FreshBetsProps {
  readonly tab: BetsTab;
  readonly count: number;
  readonly onShow: () => void;
}

/** New bets are announced, never pushed under somebody's finger. */
export function FreshBets({ tab, count, onShow }: FreshBetsProps) {
  const t = useText();
  return (
    <div role="status" className={styles.fresh} data-print="no">
      {count > 0 && (
        <Button size="small" icon={ArrowUp} onClick={onShow}>
          {t('myBets.fresh', { tab, count })}
        </Button>
      )}
    </div>
  );
}
