import Bell from 'lucide-react/icons/bell';
import CheckCheck from 'lucide-react/icons/check-check';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { NoticeRow } from './NoticeRow';
import styles from './Notices.module.css';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';

/** Newest first; what has come since the last look is marked, by a word too. */
export const NoticeList = observer(function NoticeList() {
  const { notices } = usePlayerApp();
  const { recent, unread } = notices.view;
  const t = useText();
  const [marked, setMarked] = useState(false);
  if (recent.length === 0) return <EmptyState icon={Bell} text={t('notices.empty')} />;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.count} role="status">
          {marked && unread === 0 ? t('notices.allRead') : t('notices.count', { count: recent.length })}
        </p>
        {unread > 0 && (
          <Button
            size="small"
            variant="ghost"
            icon={CheckCheck}
            onClick={() => {
              notices.markRead();
              setMarked(true);
            }}
          >
            {t('notices.markAll')}
          </Button>
        )}
      </div>
      <ul className={styles.list} role="list">
        {recent.map((notice, at) => (
          <NoticeRow key={notice.id} notice={notice} fresh={at < unread} />
        ))}
      </ul>
    </>
  );
});
