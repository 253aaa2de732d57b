import styles from './Greeting.module.css';
import type { User } from '@/domain/session/User';
import { useText } from '@/ui/i18n/useText';
import { shownName } from '@/ui/session/shownName';

/** HDR-03: by the name, as the home page greets; the mstruserid, which support asks for, stands below. */
export function Greeting({ user }: { readonly user: User | null }) {
  const t = useText();
  const name = shownName(user);
  const id = user?.id ?? '';
  return (
    <div className={styles.greeting}>
      <bdi className={styles.hello}>{t('shell.hello', { id: name })}</bdi>
      {id !== '' && id !== name && <bdi className={styles.id}>{id}</bdi>}
    </div>
  );
}
