import { dayNumber, matchDay } from '@/domain/sports/matchDay';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';

/** "Today, 19:30", "Tomorrow, 19:30", "2 Apr, 19:30"; in India's time. */
export function useStartText(): (startsAt: number) => string {
  const { clock } = useFirstPage().device;
  const format = useFormat();
  const t = useText();
  return (startsAt) => {
    const day = matchDay(startsAt, dayNumber(clock.now()));
    return day === 'other'
      ? format.dateTime(startsAt)
      : t(`lists.at.${day}`, { time: format.time(startsAt) });
  };
}
