import { csvText } from '@/domain/shared/csvText';
import type { CsvCell } from '@/domain/shared/csvText';
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
    momentText(each.createdAt),
    each.id,
    rupeeText(each.amount),
    rupeeText(each.fee),
    rupeeText(each.receives),
    each.methodName,
    each.account,
    words.status(each),
    each.reason,
    momentText(each.processedAt),
  ]);
  return csvText([WITHDRAW_CSV_COLUMNS.map(words.head), ...rows]);
}

function rupeeText(amount: number): CsvCell {
  return { figure: `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}` };
}

const INDIA_MS = 19_800_000;

/** `2026-04-02 19:30:05` in India. */
function momentText(at: number | null): string {
  return at === null ? '' : new Date(at + INDIA_MS).toISOString().slice(0, 19).replace('T', ' ');
}
