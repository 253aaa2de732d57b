import { useState, type FormEvent } from 'react';
import { RESULT_DAYS, RESULT_SPORTS, type ResultsFilter } from '@/domain/sports/ResultsFilter';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { ChipSelect } from '@/ui/kit/field/ChipSelect';
import { Segments } from '@/ui/kit/field/Segments';
import { DaysChoice } from '@/ui/list/DaysChoice';
import { FilterLine } from '@/ui/list/FilterLine';
import { useWideScreen } from '@/ui/list/useWideScreen';
import styles from './Results.module.css';

export interface ResultsChoice {
  readonly filter: ResultsFilter;
  readonly onChange: (change: Partial<ResultsFilter>, replace?: boolean) => void;
}

type SportChoice = ResultsFilter['sport'];

/** Which sport and days, and the name of a team: the server looks for it, so it is asked when it is whole. */
export function ResultsFilters({ filter, onChange }: ResultsChoice) {
  const t = useText();
  const wide = useWideScreen();
  const { sport, days, search } = filter;
  const Choice = wide ? Segments<SportChoice> : ChipSelect<SportChoice>;
  return (
    <>
      <FilterLine>
        <Choice
          label={t('results.sport')}
          options={RESULT_SPORTS.map((id) => ({
            id,
            label: id === 'all' ? t('results.allSports') : t(`sports.list.${id}`),
          }))}
          chosen={sport}
          onChoose={(id) => onChange({ sport: id })}
        />
        <DaysChoice
          label={t('results.days')}
          days={days}
          presets={RESULT_DAYS}
          asChip={!wide}
          onChoose={(chosen) => onChange({ days: chosen })}
        />
      </FilterLine>
      <TeamSearch key={search} search={search} onFind={(text) => onChange({ search: text })} />
    </>
  );
}

interface TeamSearchProps {
  readonly search: string;
  readonly onFind: (text: string) => void;
}

function TeamSearch({ search, onFind }: TeamSearchProps) {
  const t = useText();
  const [typed, setTyped] = useState(search);
  function submit(event: FormEvent): void {
    event.preventDefault();
    onFind(typed.trim());
  }
  return (
    <form role="search" className={styles.search} onSubmit={submit} data-print="no">
      <input
        type="search"
        aria-label={t('results.search')}
        placeholder={t('results.search')}
        autoComplete="off"
        maxLength={60}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit">{t('results.find')}</Button>
    </form>
  );
}
