import Bell from 'lucide-react/icons/bell';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { observer } from 'mobx-react-lite';
import styles from './Notices.module.css';
import type { NoticeType } from '@/domain/notices/Notice';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useFormat } from '@/ui/i18n/useFormat';
import { useRenderMessage } from '@/ui/i18n/useRenderMessage';
import { useText } from '@/ui/i18n/useText';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { Icon } from '@/ui/kit/icons/Icon';
import type { IconShape } from '@/ui/kit/icons/Icon';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';

const ICONS: Readonly<Record<NoticeType, IconShape>> = {
  error: CircleAlert,
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  default: Info,
};

export const NoticeList = observer(function NoticeList() {
  const { recent } = usePlayerApp().notices.view;
  const t = useText();
  const format = useFormat();
  const render = useRenderMessage();
  if (recent.length === 0) return <EmptyState icon={Bell} text={t('notices.empty')} />;
  return (
    <ul className={styles.list} role="list">
      {recent.map((notice) => (
        <li key={notice.id} className={styles.notice} data-type={notice.type}>
          <Icon of={ICONS[notice.type]} />
          <div>
            <VisuallyHidden>{t(`notices.type.${notice.type}`)} </VisuallyHidden>
            <bdi>{render(notice.message)}</bdi>
            <p className={styles.time}>
              <time dateTime={new Date(notice.at).toISOString()}>{format.dateTime(notice.at)}</time>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
});
