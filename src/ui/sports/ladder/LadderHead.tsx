import ArrowLeft from 'lucide-react/icons/arrow-left';
import { observer } from 'mobx-react-lite';
import type { Market } from '@/domain/sports/Market';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { Badge } from '@/ui/kit/list/Badge';
import { useMarketState } from '../price/useMarketState';
import styles from './LadderView.module.css';

export interface LadderHeadProps {
  readonly market: Market;
  readonly onClose: () => void;
}

/** Which market's ladders these are, and the way back: it is there before they are, and where they fail to come. */
export const LadderHead = observer(function LadderHead({ market, onClose }: LadderHeadProps) {
  const t = useText();
  const state = useMarketState(market);
  return (
    <header className={styles.head}>
      <Button size="small" variant="ghost" icon={ArrowLeft} onClick={onClose}>
        {t('ladder.close')}
      </Button>
      <h2 id={`ladder-${market.id}`} className={styles.title}>
        {t('ladder.title', { market: market.name })}
      </h2>
      {state.status !== 'open' && <Badge tone="accent">{t(`ladder.${state.status}`)}</Badge>}
      {state.stale && <Badge tone="accent">{t('sports.updating')}</Badge>}
    </header>
  );
});
