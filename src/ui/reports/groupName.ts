import type { GroupOf } from '@/domain/reports/reportGroups';
import { startOfDay } from '@/domain/shared/IndianDay';
import type { Format } from '@/texts/createFormat';
import type { useText } from '@/ui/i18n/useText';

/** What a group is called. */
export function groupName(of: GroupOf, t: ReturnType<typeof useText>, format: Format): string {
  switch (of.by) {
    case 'day':
      return of.day === null ? t('list.noDay') : format.date(startOfDay(of.day));
    case 'sport':
      return of.sport === null ? t('profitLoss.otherSport') : t(`sports.list.${of.sport}`);
    case 'competition':
      return of.competition || t('profitLoss.noCompetition');
    case 'market':
      return [of.matchName, of.marketName].filter((part) => part !== '').join(', ') || '–';
  }
}
