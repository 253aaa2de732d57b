import { NO_MONEY, addMoney, negateMoney, type Paise } from '@/domain/shared/Money';
import { isComplete, type Report } from './Report';
import type { ReportRow } from './ReportRow';

/** Sums over rows, to the paisa. */
export interface ReportSums {
  readonly markets: number;
  readonly bets: number;
  readonly stake: Paise;
  readonly profitLoss: Paise;
  /** null as soon as one row does not say: a sum over the others would look like the whole. */
  readonly commission: Paise | null;
  /** What is left of profit and loss after commission; null where that is not known. */
  readonly net: Paise | null;
}

export function reportSums(rows: readonly ReportRow[]): ReportSums {
  const profitLoss = addMoney(...rows.map((row) => row.profitLoss));
  const commission = rows.every((row) => row.commission !== null)
    ? addMoney(...rows.map((row) => row.commission ?? NO_MONEY))
    : null;
  return {
    markets: rows.length,
    bets: rows.reduce((count, { bets }) => count + bets, 0),
    stake: addMoney(...rows.map(({ stake }) => stake)),
    profitLoss,
    commission,
    net: commission === null ? null : addMoney(profitLoss, negateMoney(commission)),
  };
}

/** Whether the server's own sums are others than those of its rows. Where rows are missing nothing can be said. */
export function disagrees(report: Report): boolean {
  if (report.said === null || !isComplete(report)) return false;
  const { profitLoss, commission } = reportSums(report.rows);
  const { said } = report;
  return (
    said.profitLoss !== profitLoss ||
    (said.commission !== null && commission !== null && said.commission !== commission)
  );
}
