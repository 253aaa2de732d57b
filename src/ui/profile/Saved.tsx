import Check from 'lucide-react/icons/check';
import styles from './Profile.module.css';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';

/** Said, too; it goes by itself. */
export function Saved({ shown }: { readonly shown: boolean }) {
  const t = useText();
  return (
    <span className={styles.saved} role="status">
      {shown && (
        <>
          <Icon of={Check} size={16} />
          {t('profile.saved')}
        </>
      )}
    </span>
  );
}
