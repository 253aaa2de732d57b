import styles from './LobbyFilters.module.css';
import type { FilterChoicesProps } from './FilterChoices';
import { useText } from '@/ui/i18n/useText';

/** All, or any of the categories that the page has. */
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
      {facets.categories.map((group) => {
        const on = categories.includes(group);
        return (
          <button
            key={group}
            type="button"
            className={styles.chip}
            aria-pressed={on}
            onClick={() =>
              change({
                categories: on ? categories.filter((each) => each !== group) : [...categories, group],
              })
            }
          >
            {t(`casino.group.${group}`)}
          </button>
        );
      })}
    </div>
  );
}
