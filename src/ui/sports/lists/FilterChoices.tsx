import { Link } from 'react-router-dom';
import type { Competition } from '@/domain/sports/competitionsOf';
import { LIST_TIMES } from '@/domain/sports/listFilter';
import { useText } from '@/ui/i18n/useText';
import type { ListFilterHere } from './useListFilter';
import styles from './ListFilters.module.css';

export interface FilterChoicesProps extends ListFilterHere {
  readonly competitions: readonly Competition[];
  readonly withTimes: boolean;
  readonly withFancy: boolean;
}

/** The choices themselves, in a row or in a sheet. */
export function FilterChoices({ filter, addressOf, choose, competitions, ...offered }: FilterChoicesProps) {
  const t = useText();
  // A competition of the address that has no match now can still be seen, and left.
  const names = competitions.map(({ name }) => name);
  const options =
    filter.competition === null || names.includes(filter.competition)
      ? names
      : [filter.competition, ...names];
  return (
    <div className={styles.filters}>
      {offered.withTimes && (
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
      )}
      <div className={styles.more} role="group" aria-label={t('lists.filters')}>
        <select
          className={styles.select}
          aria-label={t('lists.competition')}
          value={filter.competition ?? ''}
          onChange={({ target: { value } }) =>
            choose({ ...filter, competition: value === '' ? null : value })
          }
        >
          <option value="">{t('lists.everyCompetition')}</option>
          {options.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
        {(offered.withFancy || filter.fancyOnly) && (
          <button
            type="button"
            className={styles.chip}
            aria-pressed={filter.fancyOnly}
            onClick={() => choose({ ...filter, fancyOnly: !filter.fancyOnly })}
          >
            {t('lists.fancyOnly')}
          </button>
        )}
      </div>
    </div>
  );
}
