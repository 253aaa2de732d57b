import { hundredthsCell, momentCell } from '@/domain/shared/csvCells';
import { csvText, type CsvCell } from '@/domain/shared/csvText';
import { moneyOfRow, type StatementRow } from './Statement';
import type { StatementTab } from './StatementFilter';

export const STATEMENT_CSV_COLUMNS = [
  'at',
  'type',
  'what',
  'credit',
  'debit',
  'held',
  'balance',
  'coins',
  'coinsBalance',
  'reference',
  'id',
] as const;

/** The words of the reader's language. */
export interface StatementCsvWords {
  readonly head: (column: (typeof STATEMENT_CSV_COLUMNS)[number]) => string;
  readonly type: (row: StatementRow) => string;
  readonly what: (row: StatementRow) => string;
}

/** Rows as a file for a spreadsheet: times in India, amounts in rupees with a point, no formula ever (X10). Credit less debit less held is what the balance changes by. */
export function statementCsv(rows: readonly StatementRow[], words: StatementCsvWords): string {
  return csvText([STATEMENT_CSV_COLUMNS.map(words.head), ...rows.map((row) => cellsOf(row, words))]);
}

/** `statement-sports-2026-03-27-to-2026-04-02.csv` */
export function statementCsvName(tab: StatementTab, from: string, to: string): string {
  return `statement-${tab}-${from}-to-${to}.csv`;
}

function cellsOf(row: StatementRow, words: StatementCsvWords): readonly CsvCell[] {
  const { balance, coins, coinsBalance } = row;
  const { moneyIn, moneyOut, held } = moneyOfRow(row);
  return [
    momentCell(row.at),
    words.type(row),
    words.what(row),
    moneyIn === 0 ? '' : hundredthsCell(moneyIn),
    moneyOut === 0 ? '' : hundredthsCell(moneyOut),
    held === 0 ? '' : hundredthsCell(held),
    balance === null ? '' : hundredthsCell(balance),
    coins === 0 ? '' : hundredthsCell(coins),
    coinsBalance === null ? '' : hundredthsCell(coinsBalance),
    row.reference,
    row.id,
  ];
}
