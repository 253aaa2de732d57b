import { ReviewsCard } from './ReviewsCard';
import styles from './Sandbox.module.css';
import { SandboxReset } from './SandboxReset';
import { SmsInboxCard } from './SmsInboxCard';
import type { SandboxTools } from '@/application/ports/device/SandboxTools';
import { useText } from '@/ui/i18n/useText';
import { Dialog } from '@/ui/kit/layer/Dialog';

const ALL = 20;

export interface SandboxDialogProps {
  readonly tools: SandboxTools;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The sandbox's SMS inbox, its reviews and its reset. */
export function SandboxDialog({ tools, open, onClose }: SandboxDialogProps) {
  const t = useText();
  return (
    <Dialog open={open} onClose={onClose} title={t('sandbox.title')} closeLabel={t('common.close')}>
      <div className={styles.stack}>
        <p>{t('sandbox.about')}</p>
        <SmsInboxCard tools={tools} most={ALL} />
        <ReviewsCard tools={tools} />
        <SandboxReset tools={tools} />
      </div>
    </Dialog>
  );
}
