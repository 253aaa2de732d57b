import styles from './Panel.module.css';
import { AgeBadge } from '@/ui/brand/AgeBadge';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';

/** The last line of every panel. */
export function PanelTrust() {
  const { minAge } = useFirstPage().config.jurisdiction;
  const t = useText();
  return (
    <div className={styles.trust}>
      <AgeBadge age={minAge} />
      <p>{t('session.trust', { age: minAge })}</p>
    </div>
  );
}
