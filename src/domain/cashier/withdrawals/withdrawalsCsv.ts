import { hundredthsCell, momentCell } from '@/domain/shared/csvCells';
import { csvText, type CsvCell } from '@/domain/shared/csvText';
import type { Withdrawal } from './Withdrawal';

export const WITHDRAW_CSV_COLUMNS = [
  'requested',
  'id',
  'amount',
  'fee',
  'receives',
  'method',
  'account',
  'status',
  'reason',
  'processed',
] as const;

/** The words of the reader's language. */
export interface WithdrawCsvWords {
  readonly head: (column: (typeof WITHDRAW_CSV_COLUMNS)[number]) => string;
  readonly status: (withdrawal: Withdrawal) => string;
}

/** Requests as a file for a spreadsheet: times in India, amounts in rupees with a point, no formula ever (X10). */
export function withdrawalsCsv(withdrawals: readonly Withdrawal[], words: WithdrawCsvWords): string {
  const rows = withdrawals.map((each): readonly CsvCell[] => [
    momentCell(each.createdAt),
    each.id,
    hundredthsCell(each.amount),
    hundredthsCell(each.fee),
    hundredthsCell(each.receives),
    each.methodName,
    each.account,
    words.status(each),
    each.reason,
    momentCell(each.processedAt),
  ]);
  return csvText([WITHDRAW_CSV_COLUMNS.map(words.head), ...rows]);
}
