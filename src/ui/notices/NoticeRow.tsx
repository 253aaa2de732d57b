import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import styles from './Notices.module.css';
import type { Notice, NoticeType } from '@/domain/notices/Notice';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useFormat } from '@/ui/i18n/useFormat';
import { useRenderMessage } from '@/ui/i18n/useRenderMessage';
import { useText } from '@/ui/i18n/useText';
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

/** One notice with its time: of today the hour alone. */
export function NoticeRow({ notice, fresh }: { readonly notice: Notice; readonly fresh: boolean }) {
  const { clock } = usePlayerApp().device;
  const t = useText();
  const format = useFormat();
  const render = useRenderMessage();
  const today = format.date(notice.at) === format.date(clock.now());
  return (
    <li className={styles.notice} data-type={notice.type}>
      <Icon of={ICONS[notice.type]} />
      <div className={styles.text}>
        <VisuallyHidden>{t(`notices.type.${notice.type}`)} </VisuallyHidden>
        <bdi>{render(notice.message)}</bdi>
        <p className={styles.time}>
          <time dateTime={new Date(notice.at).toISOString()}>
            {today ? format.time(notice.at) : format.dateTime(notice.at)}
          </time>
        </p>
      </div>
      {fresh && <span className={styles.new}>{t('notices.new')}</span>}
    </li>
  );
}
