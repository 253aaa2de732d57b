import { observer } from 'mobx-react-lite';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { cleanText } from '@/domain/shared/cleanText';
import { useText } from '@/ui/i18n/useText';
import { Marquee } from '@/ui/kit/brand/Marquee';

/** HDR-06: only when there are announcements and they were not dismissed. Their texts are text (X01). */
export const AnnouncementBar = observer(function AnnouncementBar() {
  const { brand, notices } = useFirstPage();
  const t = useText();
  const { announcements, announcementsDismissed } = brand.view;
  const items = announcements.map(({ content }) => cleanText(content)).filter((text) => text !== '');
  if (announcementsDismissed || items.length === 0) return null;
  return (
    <Marquee
      label={t('notices.announcements')}
      items={items}
      pauseLabel={t('common.pause')}
      playLabel={t('common.play')}
      nextLabel={t('common.next')}
      dismissLabel={t('notices.dismissAnnouncements')}
      onDismiss={() => notices.dismissAnnouncements()}
    />
  );
});
