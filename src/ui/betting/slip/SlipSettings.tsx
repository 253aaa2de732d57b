import { observer } from 'mobx-react-lite';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { Dialog, type OpenAndClose } from '@/ui/kit/layer/Dialog';
import { AcceptanceField } from './AcceptanceField';
import { CashOutRuleField } from '../cashOut/CashOutRuleField';
import { GuardField } from './GuardField';
import { KeepField } from './KeepField';
import { OneClickStrip } from './OneClickStrip';
import styles from './StakeHelp.module.css';
import type { SlipEntryProps } from './useSlipEntry';

export interface SlipSettingsProps extends OpenAndClose, Pick<SlipEntryProps, 'id' | 'slip' | 'busy'> {
  readonly onEditChips: () => void;
}

/** What a player sets once and not at every bet. */
export const SlipSettings = observer(function SlipSettings({
  open,
  onClose,
  id,
  slip,
  busy,
  onEditChips,
}: SlipSettingsProps) {
  const { config } = usePlayerApp();
  const t = useText();
  return (
    <Dialog open={open} onClose={onClose} title={t('slip.settings')} closeOnBackdrop>
      <div className={styles.form}>
        <AcceptanceField id={id} slip={slip} disabled={busy} />
        <KeepField id={id} slip={slip} disabled={busy} />
        <GuardField />
        {config.capabilities.cashOut && <CashOutRuleField />}
        <Button wide onClick={onEditChips}>
          {t('chips.edit')}
        </Button>
        <OneClickStrip />
      </div>
    </Dialog>
  );
});
