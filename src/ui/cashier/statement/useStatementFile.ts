import { useCashier } from '../account/CashierContext';
import { rowText } from './rowText';
import type { StatementFilter } from '@/domain/cashier/StatementFilter';
import { statementCsv, statementCsvName } from '@/domain/cashier/statementCsv';
import { daysOf } from '@/domain/shared/listDays';
import { ok } from '@/domain/shared/Result';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { useListFile, type FileUnderWay } from '@/ui/list/useListFile';

/** All movements of a filter as a file. */
export function useStatementFile({ tab, days }: StatementFilter): FileUnderWay {
  const { statement } = useCashier();
  const { clock } = usePlayerApp().device;
  const { t, format } = useTexts();
  return useListFile(JSON.stringify([tab, days]), async (cancellation) => {
    const { from, to } = daysOf(days, clock.now());
    const answer = await statement.collect({ tab, days }, cancellation);
    if (!answer.ok) return answer;
    const { rows, whole } = answer.value;
    const text = statementCsv(rows, {
      head: (column) => t(`statement.csv.${column}`),
      type: (row) => t(`statement.type.${row.type}`),
      what: (row) => rowText(row, t),
    });
    const note = t(whole ? 'statement.file.saved' : 'statement.file.part', {
      count: format.number(rows.length),
    });
    return ok({ name: statementCsvName(tab, from, to), text, note });
  });
}
