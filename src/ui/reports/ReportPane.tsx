import ChartColumn from 'lucide-react/icons/chart-column';
import { useCallback, useMemo, useRef } from 'react';
import type { ReportsApp } from '@/application/reports/ReportsApp';
import { isComplete, type Report } from '@/domain/reports/Report';
import { reportCsv, reportCsvName } from '@/domain/reports/reportCsv';
import { reportGroups } from '@/domain/reports/reportGroups';
import { reportSums } from '@/domain/reports/reportSums';
import { daysOf } from '@/domain/shared/listDays';
import { ok } from '@/domain/shared/Result';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { FileButtons } from '@/ui/list/FileButtons';
import { ListHead } from '@/ui/list/ListHead';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { FileNote } from '@/ui/list/TakeAlongMenu';
import { useListFile } from '@/ui/list/useListFile';
import { useLoaded, type Load } from '@/ui/list/useLoaded';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { ReportChart } from './ReportChart';
import { ReportCovers } from './ReportCovers';
import { ReportFilters, type ReportChoice } from './ReportFilters';
import styles from './Reports.module.css';
import { ReportSkeleton } from './ReportSkeleton';
import { ReportTable } from './ReportTable';
import { ReportTotals } from './ReportTotals';

export interface ReportPaneProps extends ReportChoice {
  readonly reports: ReportsApp;
}

/** A report of some days: what it covers, its sums, its chart and its table, all of the same rows. */
export function ReportPane({ reports, ...choice }: ReportPaneProps) {
  const { filter, wide, onChange } = choice;
  const { days } = filter;
  const { clock } = usePlayerApp().device;
  const { t, format } = useTexts();
  const caption = useRef<HTMLParagraphElement>(null);
  const load = useCallback<Load<Report>>(
    (cancellation) => reports.load({ days }, cancellation),
    [reports, days],
  );
  const { page, slow, refresh } = useLoaded(load);
  const report = page.state === 'ready' ? page.value : null;
  const rows = page.state === 'failed' ? 0 : (report?.rows.length ?? null);
  const file = useListFile(JSON.stringify(days), (cancellation) =>
    reports.load({ days }, cancellation).then((answer) => {
      if (!answer.ok) return answer;
      const { from, to } = daysOf(days, clock.now());
      const text = reportCsv(answer.value.rows, {
        head: (column) => t(`profitLoss.csv.${column}`),
        sport: ({ sport }) => (sport === null ? '' : t(`sports.list.${sport}`)),
      });
      const note = t(isComplete(answer.value) ? 'profitLoss.file.saved' : 'profitLoss.file.part', {
        count: format.number(answer.value.rows.length),
      });
      return ok({ name: reportCsvName(from, to), text, note });
    }),
  );
  return (
    <div className={styles.page}>
      <ReportFilters {...choice} taken={{ file, rows }} />
      <ListHead ref={caption} title={t('profitLoss.caption')} days={days}>
        {wide ? <FileButtons file={file} rows={rows} /> : <FileNote file={file} />}
      </ListHead>
      {page.state === 'loading' && <ReportSkeleton slow={slow} />}
      {page.state === 'failed' && <LoadFailed message={page.message} onRetry={refresh} />}
      {report !== null && <ReportCovers report={report} />}
      {report !== null && report.rows.length === 0 && (
        <EmptyState
          icon={ChartColumn}
          text={t('profitLoss.none')}
          action={
            days === '30d' ? (
              <LinkButton to="/spmsports/cricket">{t('profitLoss.toSports')}</LinkButton>
            ) : (
              <Button onClick={() => onChange({ days: '30d' })}>{t('profitLoss.show30')}</Button>
            )
          }
        />
      )}
      {report !== null && report.rows.length > 0 && <Shown report={report} {...choice} />}
    </div>
  );
}

function Shown({ report, filter, wide }: ReportChoice & { readonly report: Report }) {
  const { by, days } = filter;
  const { rows } = report;
  const { t } = useTexts();
  const groups = useMemo(() => reportGroups(rows, by), [rows, by]);
  return (
    <>
      <ReportTotals sums={reportSums(rows)} />
      <ReportChart by={by} days={days} groups={groups} />
      <ReportTable by={by} groups={groups} wide={wide} />
      <p className={styles.only}>{t('profitLoss.covers.sports')}</p>
    </>
  );
}
