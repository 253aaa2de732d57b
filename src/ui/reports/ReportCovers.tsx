import type { Report } from '@/domain/reports/Report';
import { disagrees } from '@/domain/reports/reportSums';
import { useTexts } from '@/ui/i18n/useTexts';
import { InfoBar } from '@/ui/kit/feedback/InfoBar';

/** What the figures leave out, or rest on: said above them, or they would look like the whole. */
export function ReportCovers({ report }: { readonly report: Report }) {
  const { source, rows, whole, unread, untold, workedOut, said } = report;
  const { t, format } = useTexts();
  const gaps = [
    !whole &&
      (source === 'bets'
        ? t('profitLoss.covers.partBets')
        : t('profitLoss.covers.part', { count: format.number(rows.length) })),
    unread > 0 && t('profitLoss.covers.unread', { count: unread }),
    untold > 0 && t('profitLoss.covers.untold', { count: untold }),
    said !== null &&
      disagrees(report) &&
      t('profitLoss.covers.disagree', { amount: format.signedMoney(said.profitLoss) }),
  ].filter((text) => text !== false);
  const notes = [
    source === 'bets' && t('profitLoss.covers.bets'),
    workedOut > 0 && t('profitLoss.covers.workedOut', { count: workedOut }),
  ].filter((text) => text !== false);
  return (
    <>
      {gaps.length > 0 && (
        <InfoBar tone="warning" inset>
          {gaps.join(' ')}
        </InfoBar>
      )}
      {notes.length > 0 && (
        <InfoBar tone="info" inset>
          {notes.join(' ')}
        </InfoBar>
      )}
    </>
  );
}
