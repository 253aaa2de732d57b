import { addDays, type IndianDay } from '@/domain/shared/IndianDay';
import type { DayRange } from '@/domain/shared/DayRange';
import { NO_MONEY, addMoney, type Paise } from '@/domain/shared/Money';
import type { ReportGroup } from './reportGroups';

export interface DayOfChart {
  readonly day: IndianDay;
  /** Net of commission where that is known. */
  readonly amount: Paise;
  /** Since the first day. */
  readonly running: Paise;
}

/** Every day of a range, the oldest first; one on which nothing was settled is nought. */
export function dailyProfit(groups: readonly ReportGroup[], { from, to }: DayRange): readonly DayOfChart[] {
  const known = new Map(groups.flatMap(({ of, sums }) => (of.by === 'day' ? [[of.day, sums] as const] : [])));
  const days: DayOfChart[] = [];
  let running = NO_MONEY;
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const sums = known.get(day);
    const amount = sums === undefined ? NO_MONEY : (sums.net ?? sums.profitLoss);
    running = addMoney(running, amount);
    days.push({ day, amount, running });
  }
  return days;
}
