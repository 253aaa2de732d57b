import { observer } from 'mobx-react-lite';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { FoldedSlip } from './FoldedSlip';
import { Slip } from './Slip';
import styles from './SlipStack.module.css';

/** Every slip that is open, in the order of opening: the one last touched whole, the others as a line each. */
export const SlipStack = observer(function SlipStack() {
  const { slips, activeSlip } = usePlayerApp().betting.view;
  const t = useText();
  if (slips.length === 0) return <EmptyState icon={MousePointerClick} text={t('slip.empty')} />;
  return (
    <ul className={styles.stack} aria-label={t('slip.all')}>
      {slips.map((view) => (
        <li key={view.id}>{view.id === activeSlip ? <Slip view={view} /> : <FoldedSlip view={view} />}</li>
      ))}
    </ul>
  );
});
