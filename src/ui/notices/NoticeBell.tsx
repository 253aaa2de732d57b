import Bell from 'lucide-react/icons/bell';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './Notices.module.css';
import { NoticeList } from './NoticeList';
import { AlertsButton } from '@/ui/alerts/AlertsButton';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { IconButton } from '@/ui/kit/button/IconButton';
import { SidePanel } from '@/ui/kit/layer/SidePanel';

/** The last 20 notices: no short toast is lost (TOAST-03). Who has closed them has read them. */
export const NoticeBell = observer(function NoticeBell() {
  const { notices } = usePlayerApp();
  const t = useText();
  const [open, setOpen] = useState(false);
  const { unread } = notices.view;
  const close = (): void => {
    notices.markRead();
    setOpen(false);
  };
  return (
    <>
      <IconButton
        tone="header"
        icon={Bell}
        label={t('notices.bell', { unread })}
        count={unread}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <SidePanel open={open} onClose={close} title={t('notices.title')} closeOnBackdrop>
        <NoticeList onLeave={close} />
        <div className={styles.alerts}>
          <AlertsButton onLeave={close} />
        </div>
      </SidePanel>
    </>
  );
});
