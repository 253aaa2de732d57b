import { observer } from 'mobx-react-lite';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import { isUndecided } from '@/domain/betting/isUndecided';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { FoldedSlip } from './FoldedSlip';
import { PlaceAll } from './PlaceAll';
import { Slip } from './Slip';
import styles from './SlipStack.module.css';

/** Fewer are put away one by one. */
const CLEARED_AT_ONCE = 3;

/** Every slip that is open, in the order of opening: the one last touched whole, the others folded. */
export const SlipStack = observer(function SlipStack({ onChoose }: { readonly onChoose?: () => void }) {
  const { betting, config } = usePlayerApp();
  const { slips, activeSlip } = betting.view;
  const t = useText();
  const { betPlacement } = config.capabilities;
  if (slips.length === 0)
    return <EmptyState icon={MousePointerClick} text={t(betPlacement ? 'slip.empty' : 'bet.notOffered')} />;
  const unplaced = slips.filter(({ placement }) => !isUndecided(placement) && placement.state !== 'accepted');
  return (
    <>
      {unplaced.length >= CLEARED_AT_ONCE && (
        <div className={styles.clear}>
          <Button
            size="small"
            variant="ghost"
            onClick={() => {
              for (const { id } of unplaced) betting.closeSlip(id);
            }}
          >
            {t('slip.clearAll')}
          </Button>
        </div>
      )}
      <PlaceAll whole={onChoose === undefined ? activeSlip : null} />
      <ul className={styles.stack} role="list" aria-label={t('slip.all')}>
        {slips.map((view) => (
          <li key={view.id} className={view.id === activeSlip ? styles.whole : undefined}>
            {view.id === activeSlip && onChoose === undefined ? (
              <Slip view={view} />
            ) : (
              <FoldedSlip view={view} {...(onChoose === undefined ? {} : { onChoose })} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
});
