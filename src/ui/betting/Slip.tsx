import { observer } from 'mobx-react-lite';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { SlipForm } from './SlipForm';
import { SlipOutcome } from './SlipOutcome';
import { SlipSelection } from './SlipSelection';
import styles from './BetSlip.module.css';

/** The bet that is being made, at whatever stage it is. */
export const Slip = observer(function Slip() {
  const { slip, placement } = usePlayerApp().betting.view;
  const t = useText();
  if (slip === null) return <EmptyState icon={MousePointerClick} text={t('slip.empty')} />;
  const editing = placement.state === 'editing' || placement.state === 'submitting';
  return (
    <div className={styles.slip}>
      <SlipSelection selection={slip.selection} />
      {editing ? (
        <SlipForm slip={slip} busy={placement.state === 'submitting'} />
      ) : (
        <SlipOutcome slip={slip} placement={placement} />
      )}
    </div>
  );
});
