import type { BetsFilter } from '@/domain/betting/BetsFilter';
import { betsCsv, betsCsvName } from '@/domain/betting/betsCsv';
import { dayAt } from '@/domain/shared/IndianDay';
import { daysOf } from '@/domain/shared/listDays';
import { ok } from '@/domain/shared/Result';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { useListFile, type FileUnderWay } from '@/ui/list/useListFile';

/** All bets of a filter as a file. */
export function useBetsFile(filter: BetsFilter): FileUnderWay {
  const { betting, device } = usePlayerApp();
  const { t, format } = useTexts();
  const { tab, segment, days } = filter;
  return useListFile(JSON.stringify([tab, segment, days]), async (cancellation) => {
    const now = device.clock.now();
    const answer = await betting.collectBets(filter, cancellation);
    if (!answer.ok) return answer;
    const { bets, whole, unread } = answer.value;
    const text = betsCsv(bets, {
      head: (column) => t(`myBets.csv.${column}`),
      side: (side) => t(`myBets.side.${side}`),
      status: (status) => t(`betStatus.${status}`),
    });
    const saved = t(whole ? 'myBets.file.saved' : 'myBets.file.part', { count: format.number(bets.length) });
    const note = unread === 0 ? saved : `${saved} ${t('myBets.file.unread', { count: unread })}`;
    return ok({ name: betsCsvName(tab, days === 'any' ? dayAt(now) : daysOf(days, now)), text, note });
  });
}
