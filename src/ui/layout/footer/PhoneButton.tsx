import Phone from 'lucide-react/icons/phone';
import { observer } from 'mobx-react-lite';
import styles from './Footer.module.css';
import { phoneLink } from '@/domain/brand/phoneLink';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';

/** HDR-07: the floating phone link, when PHONE is a number that can be called (X15). */
export const PhoneButton = observer(function PhoneButton() {
  const { details } = useFirstPage().brand.view;
  const t = useText();
  const phone = phoneLink(details?.phone ?? '');
  return phone === null ? null : (
    <a href={phone} className={styles.phone} aria-label={t('brand.contact.call')}>
      <Icon of={Phone} />
    </a>
  );
});
