import styles from './Brand.module.css';
import { useText } from '@/ui/i18n/useText';

/** The 18+ badge (HDR-07). */
export function AgeBadge({ age }: { readonly age: number }) {
  const t = useText();
  return (
    <span className={styles.age} role="img" aria-label={t('brand.age', { age })}>
      {age}+
    </span>
  );
}
