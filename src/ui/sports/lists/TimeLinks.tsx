import { Link } from 'react-router-dom';
import { LIST_TIMES } from '@/domain/sports/listFilter';
import { useText } from '@/ui/i18n/useText';
import type { ListFilterHere } from './useListFilter';
import styles from './ListFilters.module.css';

/** In play, today, tomorrow, all: each an address of the list. */
export function TimeLinks({ filter, addressOf }: Pick<ListFilterHere, 'filter' | 'addressOf'>) {
  const t = useText();
  return (
    <nav className={styles.times} aria-label={t('lists.times')}>
      {LIST_TIMES.map((time) => (
        <Link
          key={time}
          to={addressOf({ ...filter, time })}
          replace
          className={styles.time}
          aria-current={time === filter.time ? 'true' : undefined}
        >
          {t(`lists.time.${time}`)}
        </Link>
      ))}
    </nav>
  );
}
