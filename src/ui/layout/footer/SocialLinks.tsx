import Camera from 'lucide-react/icons/camera';
import MessageCircle from 'lucide-react/icons/message-circle';
import Send from 'lucide-react/icons/send';
import { observer } from 'mobx-react-lite';
import styles from './Footer.module.css';
import { PhoneLink } from './PhoneLink';
import { LetterF } from '@/ui/brand/LetterF';
import { useContactLinks } from '@/ui/brand/useContactLinks';
import { useText } from '@/ui/i18n/useText';
import { ExternalLink } from '@/ui/kit/button/ExternalLink';
import { InertLink } from '@/ui/kit/button/InertLink';
import { Icon } from '@/ui/kit/icons/Icon';

const SOCIAL = [
  { id: 'whatsApp', icon: MessageCircle },
  { id: 'telegram', icon: Send },
  { id: 'facebook', icon: LetterF },
  { id: 'instagram', icon: Camera },
] as const;

/** HDR-07: a link when its address is there and safe, inert otherwise; and the phone. */
export const SocialLinks = observer(function SocialLinks() {
  const links = useContactLinks();
  const t = useText();
  return (
    <>
      <ul className={styles.social} role="list">
        {SOCIAL.map(({ id, icon }) => {
          const href = links[id];
          const label = t(`brand.contact.${id}`);
          return (
            <li key={id}>
              {href === null ? (
                <InertLink className={styles.icon} aria-label={label} title={t('brand.contact.notSet')}>
                  <Icon of={icon} />
                </InertLink>
              ) : (
                <ExternalLink href={href} className={styles.icon} aria-label={label}>
                  <Icon of={icon} />
                </ExternalLink>
              )}
            </li>
          );
        })}
      </ul>
      <PhoneLink className={styles.phone} />
    </>
  );
});
