import styles from './LobbyFilters.module.css';
import type { FilterChoicesProps } from './FilterChoices';
import { useText } from '@/ui/i18n/useText';

/** All, or one of the categories that the page has; an address may name several. */
export function CategoryChips({ facets, filter, change }: FilterChoicesProps) {
  const t = useText();
  if (facets.categories.length < 2) return null;
  const { categories } = filter;
  return (
    <div className={styles.chips} role="group" aria-label={t('casino.filter.categories')}>
      <button
        type="button"
        className={styles.chip}
        aria-pressed={categories.length === 0}
        onClick={() => change({ categories: [] })}
      >
        {t('casino.filter.all')}
      </button>
      {facets.categories.map((group) => (
        <button
          key={group}
          type="button"
          className={styles.chip}
          aria-pressed={categories.includes(group)}
          onClick={() => change({ categories: categories.includes(group) ? [] : [group] })}
        >
          {t(`casino.group.${group}`)}
        </button>
      ))}
    </div>
  );
}
