import type { Competition } from '@/domain/sports/competitionsOf';
import { useText } from '@/ui/i18n/useText';
import type { ListFilterHere } from './useListFilter';
import styles from './ListFilters.module.css';

export interface FilterChoicesProps extends Pick<ListFilterHere, 'filter' | 'choose'> {
  readonly competitions: readonly Competition[];
  readonly withFancy: boolean;
}

/** One competition, and only what has fancies. */
export function FilterChoices({ filter, choose, competitions, withFancy }: FilterChoicesProps) {
  const t = useText();
  // A competition of the address that has no match now can still be seen, and left.
  const names = competitions.map(({ name }) => name);
  const options =
    filter.competition === null || names.includes(filter.competition)
      ? names
      : [filter.competition, ...names];
  return (
    <div className={styles.filters} role="group" aria-label={t('lists.filters')}>
      <select
        className={styles.select}
        aria-label={t('lists.competition')}
        value={filter.competition ?? ''}
        onChange={({ target: { value } }) => choose({ ...filter, competition: value === '' ? null : value })}
      >
        <option value="">{t('lists.everyCompetition')}</option>
        {options.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      {(withFancy || filter.fancyOnly) && (
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
  );
}
