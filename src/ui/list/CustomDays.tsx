import { useRef, useState, type FormEvent } from 'react';
import { daysOf, type ListDays } from '@/domain/shared/listDays';
import { MAX_DAYS, readRange, type DayRange, type DayRangeProblem } from '@/domain/shared/DayRange';
import { dayAt } from '@/domain/shared/IndianDay';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { TextField } from '@/ui/kit/field/TextField';
import styles from './Days.module.css';

export interface CustomDaysProps {
  readonly days: ListDays | 'any';
  readonly onChoose: (range: DayRange) => void;
}

/** What stands there for who comes from no days at all. */
const BEGINNING = '30d';

/** Any days, at most 90. Swapped ones are put right; what is no range is said in a sentence (X30). */
export function CustomDays({ days: before, onChoose }: CustomDaysProps) {
  const { clock } = useFirstPage().device;
  const t = useText();
  const chosen = before === 'any' ? BEGINNING : before;
  const first = useRef<HTMLInputElement>(null);
  const [days, setDays] = useState(() => daysOf(chosen, clock.now()));
  const [typed, setTyped] = useState<{ readonly from: string; readonly to: string }>(days);
  const [problem, setProblem] = useState<DayRangeProblem | null>(null);
  const now = daysOf(chosen, clock.now());
  // Back and Forward change the days under this form: it then shows those.
  if (now.from !== days.from || now.to !== days.to) {
    setDays(now);
    setTyped(now);
    setProblem(null);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const range = readRange(typed.from, typed.to, clock.now());
    setProblem(range.ok ? null : range.error);
    if (!range.ok) return first.current?.focus();
    setTyped(range.value);
    onChoose(range.value);
  }
  const wrong = problem === null ? undefined : t(`list.wrong.${problem}`, { days: MAX_DAYS });
  const field = (name: 'from' | 'to') => (
    <TextField
      ref={name === 'from' ? first : undefined}
      error={name === 'from' ? wrong : undefined}
      type="date"
      name={name}
      label={t(`list.${name}`)}
      max={dayAt(clock.now())}
      value={typed[name]}
      onValueChange={(text) => {
        setTyped({ ...typed, [name]: text });
        setProblem(null);
      }}
    />
  );
  return (
    <form className={styles.custom} noValidate onSubmit={submit}>
      {field('from')}
      {field('to')}
      <Button type="submit">{t('list.show')}</Button>
    </form>
  );
}
