import { useTexts } from '@/ui/i18n/useTexts';
import { useMinute } from '../useMinute';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

export interface TimeLeft {
  /** "12 Jan, 18:30" */
  readonly date: (at: number) => string;
  /** "3 days", "5 hours", "12 minutes": rounded down, so that no more is promised than there is; a day that has just begun still counts whole. */
  readonly left: (at: number) => string;
}

export function useTimeLeft(): TimeLeft {
  const { t, format } = useTexts();
  const now = useMinute();
  return {
    date: format.dateTime,
    left: (at) => {
      const ms = Math.max(0, at - now);
      if (ms >= DAY_MS - HOUR_MS) return t('bonus.leftDays', { count: Math.floor((ms + HOUR_MS) / DAY_MS) });
      if (ms >= HOUR_MS) return t('bonus.leftHours', { count: Math.floor(ms / HOUR_MS) });
      return t('bonus.leftMinutes', { count: Math.floor(ms / MINUTE_MS) });
    },
  };
}
