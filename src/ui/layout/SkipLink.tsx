import styles from './Status.module.css';
import { useText } from '@/ui/i18n/useText';

/** For the keyboard: past the header to the page. */
export function SkipLink() {
  const t = useText();
  return (
    <a
      className={styles.skip}
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      {t('shell.skip')}
    </a>
  );
}
