import { addDays, dayAt, startOfDay } from '@/domain/shared/IndianDay';
import type { IndianDay } from '@/domain/shared/IndianDay';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';

/** A day as one says it: today, yesterday, or its date. */
export function useDayWords(): (day: IndianDay | null) => string {
  const { clock } = usePlayerApp().device;
  const t = useText();
  const format = useFormat();
  const today = dayAt(clock.now());
  return (day) => {
    if (day === null) return t('list.noDay');
    if (day === today) return t('list.days.today');
    if (day === addDays(today, -1)) return t('list.days.yesterday');
    return format.date(startOfDay(day));
  };
}
