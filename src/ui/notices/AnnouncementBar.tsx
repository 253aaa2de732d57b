import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import styles from './AnnouncementBar.module.css';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { cleanText } from '@/domain/shared/cleanText';
import { keepChoice } from '@/ui/device/savedChoice';
import { useText } from '@/ui/i18n/useText';
import { Marquee } from '@/ui/kit/brand/Marquee';

/** On this device the last visit ended without an announcement: no room is held for one. public/early.js reads it too. */
const QUIET_KEY = 'ui.quiet';

/**
 * HDR-06: only when there are announcements that this device has not dismissed. Their texts are text (X01). Until the server has answered the
 * line is there and empty, so that nothing moves when they come.
 */
export const AnnouncementBar = observer(function AnnouncementBar() {
  const { brand, notices, device } = useFirstPage();
  const t = useText();
  const { announcements, dismissed } = brand.view;
  const items = announcements
    ?.map(({ id, content }) => ({ id, text: cleanText(content) }))
    .filter(({ id, text }) => text !== '' && !dismissed.includes(id));
  const quiet = items === undefined ? null : items.length === 0;
  useEffect(() => {
    if (quiet !== null) keepChoice(device.storage, QUIET_KEY, quiet ? 'yes' : null);
  }, [device.storage, quiet]);
  const room = <div className={styles.room} />;
  if (items === undefined) return device.storage.read(QUIET_KEY) === null ? room : null;
  if (items.length === 0) return null;
  return (
    <Marquee
      label={t('notices.announcements')}
      items={items}
      pauseLabel={t('common.pause')}
      playLabel={t('common.play')}
      nextLabel={t('common.next')}
      dismissLabel={t('notices.dismissAnnouncement')}
      onDismiss={(id) => notices.dismissAnnouncement(id)}
    />
  );
});
