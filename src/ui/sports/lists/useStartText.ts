import { dayNumber, matchDay } from '@/domain/sports/matchDay';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';

/** "Today, 19:30", or 19:30 alone where every line begins like that; "Tomorrow, 19:30", "2 Apr, 19:30"; in India's time. */
export function useStartText(short = false): (startsAt: number) => string {
  const { clock } = useFirstPage().device;
  const { t, format } = useTexts();
  return (startsAt) => {
    const day = matchDay(startsAt, dayNumber(clock.now()));
    if (day === 'other') return format.dateTime(startsAt);
    const time = format.time(startsAt);
    return short && day === 'today' ? time : t(`lists.at.${day}`, { time });
  };
}
