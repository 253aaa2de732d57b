import styles from './Start.module.css';
import { useText } from '@/ui/i18n/useText';

export interface ConfigurationErrorProps {
  /** `key` null: the file as a whole. */
  readonly problem: { readonly key: string | null; readonly reason: string };
}

/** For the operator: names what is wrong in config.json instead of guessing. */
export function ConfigurationError({ problem: { key, reason } }: ConfigurationErrorProps) {
  const t = useText();
  return (
    <main className={styles.page}>
      <h1>{t('shell.config.title')}</h1>
      <p className={styles.problem} role="alert">
        {key === null ? t('shell.config.file', { reason }) : t('shell.config.key', { key, reason })}
      </p>
      <p className={styles.who}>{t('shell.config.who')}</p>
    </main>
  );
}
