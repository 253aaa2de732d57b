import styles from './Greeting.module.css';
import type { User } from '@/domain/session/User';
import { useText } from '@/ui/i18n/useText';
import { shownName } from '@/ui/session/shownName';

/** HDR-03 greets by mstruserid; whose that is stands below, where the backend says it. */
export function Greeting({ user }: { readonly user: User | null }) {
  const t = useText();
  const name = shownName(user);
  return (
    <div className={styles.greeting}>
      <bdi className={styles.hello}>{t('shell.hello', { id: user?.id ?? '' })}</bdi>
      {name !== '' && name !== user?.id && <bdi className={styles.name}>{name}</bdi>}
    </div>
  );
}
