import MessageCircle from 'lucide-react/icons/message-circle';
import Send from 'lucide-react/icons/send';
import { observer } from 'mobx-react-lite';
import styles from './Drawer.module.css';
import { PhoneLink } from '@/ui/layout/footer/PhoneLink';
import { useContactLinks } from '@/ui/brand/useContactLinks';
import { useText } from '@/ui/i18n/useText';
import { ExternalLink } from '@/ui/kit/button/ExternalLink';
import { InertLink } from '@/ui/kit/button/InertLink';
import { Icon } from '@/ui/kit/icons/Icon';

const CONTACTS = [
  { id: 'telegram', icon: Send },
  { id: 'whatsApp', icon: MessageCircle },
] as const;

/** HDR-04: links when configured and safe, else inert. */
export const DrawerContacts = observer(function DrawerContacts() {
  const links = useContactLinks();
  const t = useText();
  return (
    <ul className={styles.list} role="list" aria-label={t('brand.contact.title')}>
      {CONTACTS.map(({ id, icon }) => {
        const href = links[id];
        const content = (
          <>
            <Icon of={icon} />
            {t(`brand.contact.${id}`)}
          </>
        );
        return (
          <li key={id}>
            {href === null ? (
              <InertLink className={styles.item} title={t('brand.contact.notSet')}>
                {content}
              </InertLink>
            ) : (
              <ExternalLink href={href} className={styles.item}>
                {content}
              </ExternalLink>
            )}
          </li>
        );
      })}
      <li>
        <PhoneLink className={styles.item} />
      </li>
    </ul>
  );
});
