import { observer } from 'mobx-react-lite';
import type { BetSlip } from '@/domain/betting/BetSlip';
import type { SlipId } from '@/domain/shared/ids';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { Dialog } from '@/ui/kit/layer/Dialog';
import { AcceptanceField } from './AcceptanceField';
import { CashOutRuleField } from '../cashOut/CashOutRuleField';
import { GuardField } from './GuardField';
import { KeepField } from './KeepField';
import { OneClickStrip } from './OneClickStrip';
import styles from './StakeHelp.module.css';

/** What a player sets once and not at every bet. */
export const SlipSettings = observer(function SlipSettings({
  open,
  onClose,
  id,
  slip,
  busy,
  onEditChips,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly id: SlipId;
  readonly slip: BetSlip;
  readonly busy: boolean;
  readonly onEditChips: () => void;
}) {
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
