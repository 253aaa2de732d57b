import Bell from 'lucide-react/icons/bell';
import CheckCheck from 'lucide-react/icons/check-check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './Notices.module.css';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { pageOfNotice } from '@/domain/notices/pageOfNotice';
import type { Notice, NoticeType } from '@/domain/notices/Notice';
import { Icon, type IconShape } from '@/ui/kit/icons/Icon';
import { OthersWords } from '@/ui/kit/text/OthersWords';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';

/** Newest first; what has come since the last look is marked, by a word too. */
export const NoticeList = observer(function NoticeList({ onLeave }: { readonly onLeave: () => void }) {
  const { notices } = usePlayerApp();
  const { recent, unread } = notices.view;
  const { t } = useTexts();
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
          <NoticeRow key={notice.id} notice={notice} fresh={at < unread} onLeave={onLeave} />
        ))}
      </ul>
    </>
  );
});

const ICONS: Readonly<Record<NoticeType, IconShape>> = {
  error: CircleAlert,
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  default: Info,
};

interface NoticeRowProps {
  readonly notice: Notice;
  readonly fresh: boolean;
  readonly onLeave: () => void;
}

/** One notice with its time: of today the hour alone. What it tells of is a press away, where that has a page. */
function NoticeRow({ notice, fresh, onLeave }: NoticeRowProps) {
  const { clock } = usePlayerApp().device;
  const { t, format, renderMessage } = useTexts();
  const page = pageOfNotice(notice.message);
  const words = <OthersWords text={renderMessage(notice.message)} />;
  const today = format.date(notice.at) === format.date(clock.now());
  return (
    <li className={styles.notice} data-type={notice.type}>
      <Icon of={ICONS[notice.type]} />
      <div className={styles.text}>
        <VisuallyHidden>{t(`notices.type.${notice.type}`)} </VisuallyHidden>
        {page === null ? (
          words
        ) : (
          <Link to={page} onClick={onLeave} className={styles.link}>
            {words}
          </Link>
        )}
        <p className={styles.time}>
          <time dateTime={new Date(notice.at).toISOString()}>
            {today ? format.time(notice.at) : format.dateTime(notice.at)}
          </time>
        </p>
      </div>
      {fresh && <span className={styles.new}>{t('notices.new')}</span>}
      {page !== null && <Icon of={ChevronRight} />}
    </li>
  );
}
