import { hundredthsCell, momentCell } from '@/domain/shared/csvCells';
import { csvText, type CsvCell } from '@/domain/shared/csvText';
import { addMoney, negateMoney } from '@/domain/shared/Money';
import type { ReportRow } from './ReportRow';

export const REPORT_CSV_COLUMNS = [
  'at',
  'sport',
  'competition',
  'match',
  'market',
  'bets',
  'stake',
  'profitLoss',
  'commission',
  'net',
] as const;

/** The words of the reader's language. */
export interface ReportCsvWords {
  readonly head: (column: (typeof REPORT_CSV_COLUMNS)[number]) => string;
  readonly sport: (row: ReportRow) => string;
}

/** The markets of a report as a file for a spreadsheet; what is not known is an empty cell, never a nought. */
export function reportCsv(rows: readonly ReportRow[], words: ReportCsvWords): string {
  return csvText([REPORT_CSV_COLUMNS.map(words.head), ...rows.map((row) => cellsOf(row, words))]);
}

/** `profit-and-loss-2026-03-27-to-2026-04-02.csv` */
export function reportCsvName(from: string, to: string): string {
  return `profit-and-loss-${from}-to-${to}.csv`;
}

function cellsOf(row: ReportRow, words: ReportCsvWords): readonly CsvCell[] {
  const { profitLoss, commission } = row;
  return [
    momentCell(row.at),
    words.sport(row),
    row.competition,
    row.matchName,
    row.marketName,
    { figure: String(row.bets) },
    hundredthsCell(row.stake),
    hundredthsCell(profitLoss),
    commission === null ? '' : hundredthsCell(commission),
    commission === null ? '' : hundredthsCell(addMoney(profitLoss, negateMoney(commission))),
  ];
}
