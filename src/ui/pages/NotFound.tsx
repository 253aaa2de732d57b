import { nearestPages } from '@/domain/routing/nearestPages';
import { cleanText } from '@/domain/shared/cleanText';
import { SearchButton } from '@/ui/layout/header/SearchButton';
import { GateLink } from '@/ui/navigation/GateLink';
import { useText } from '@/ui/i18n/useText';
import styles from './NotFound.module.css';

const MAX_PATH = 60;

/** NAV-03: who asked for a page that does not exist is told so where they are sent, with the search and the pages that sound alike. */
export function NotFound({ path }: { readonly path: string }) {
  const t = useText();
  return (
    <section className={styles.notFound} aria-labelledby="not-found">
      <h2 id="not-found" role="status" className={styles.title}>
        {t('missing.title')} <bdi className={styles.path}>{cleanText(path, MAX_PATH)}</bdi>
      </h2>
      <p className={styles.text}>{t('missing.text')}</p>
      <ul className={styles.ways} role="list">
        <li>
          <SearchButton inPage />
        </li>
        {nearestPages(path).map(({ path: to, name }) => (
          <li key={to}>
            <GateLink to={to} className={styles.way}>
              {t(name)}
            </GateLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
