import ChevronRight from 'lucide-react/icons/chevron-right';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Link } from 'react-router-dom';
import styles from './Profile.module.css';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';

export function SafePlayLink() {
  const t = useText();
  return (
    <Link to="/responsiblegame" className={styles.safe}>
      <Icon of={ShieldCheck} />
      <span className={styles.what}>
        <span className={styles.label}>{t('profile.safe')}</span>
        <span className={styles.hint}>{t('profile.safe.hint')}</span>
      </span>
      <Icon of={ChevronRight} />
    </Link>
  );
}
