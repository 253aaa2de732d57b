import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useState } from 'react';
import { ReviewsCard } from './ReviewsCard';
import styles from './Sandbox.module.css';
import { SandboxReset } from './SandboxReset';
import { SmsInboxCard } from './SmsInboxCard';
import type { SandboxTools } from '@/application/ports/device/SandboxTools';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';
import { Dialog } from '@/ui/kit/layer/Dialog';

const ALL = 20;

export interface SandboxButtonProps {
  readonly tools: SandboxTools;
  readonly place: 'row' | 'corner';
}

/** Opens the sandbox's SMS inbox and its reset, wherever the player is. */
export function SandboxButton({ tools, place }: SandboxButtonProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles[place]} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={MessageSquareText} size={16} />
        <span className={styles.word}>{t('sandbox.button')}</span>
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('sandbox.title')}
        closeLabel={t('common.close')}
      >
        <div className={styles.stack}>
          <p>{t('sandbox.about')}</p>
          <SmsInboxCard tools={tools} most={ALL} />
          <ReviewsCard tools={tools} />
          <SandboxReset tools={tools} />
        </div>
      </Dialog>
    </>
  );
}
