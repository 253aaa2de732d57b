import styles from './Landing.module.css';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { AgeBadge } from '@/ui/brand/AgeBadge';
import { useText } from '@/ui/i18n/useText';
import { LinkButton } from '@/ui/kit/button/LinkButton';

/** The same weight as any other section: play safely or not at all. */
export function SafePlay() {
  const { minAge } = useFirstPage().config.jurisdiction;
  const t = useText();
  return (
    <section className={styles.safe} aria-labelledby="safe-play">
      <AgeBadge age={minAge} />
      <div className={styles.safeWords}>
        <h2 id="safe-play">{t('pages.safe.title')}</h2>
        <p>{t('pages.safe.text', { age: minAge })}</p>
      </div>
      <LinkButton to="/responsiblegame">{t('pages.safe.more')}</LinkButton>
    </section>
  );
}
