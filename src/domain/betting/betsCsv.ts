import { csvText, type CsvCell } from '@/domain/shared/csvText';
import { hundredthsCell, momentCell } from '@/domain/shared/csvCells';
import type { DayRange } from '@/domain/shared/DayRange';
import type { IndianDay } from '@/domain/shared/IndianDay';
import type { Bet } from './Bet';
import type { BetsTab } from './BetsTab';
import { betPayout } from './betPayout';
import { betPrice, sideWord, type BetPrice } from './betPrice';
import { serverBetId } from './rowId';

export const BETS_CSV_COLUMNS = [
  'placed',
  'match',
  'market',
  'selection',
  'side',
  'odds',
  'line',
  'rate',
  'stake',
  'profit',
  'liability',
  'result',
  'status',
  'settled',
  'id',
] as const;

/** The words of the reader's language. */
export interface BetsCsvWords {
  readonly head: (column: (typeof BETS_CSV_COLUMNS)[number]) => string;
  readonly side: (side: ReturnType<typeof sideWord>) => string;
  readonly status: (status: Bet['status']) => string;
}

/** Bets as a file for a spreadsheet: times in India, amounts in rupees with a point, no formula ever (X10). */
export function betsCsv(bets: readonly Bet[], words: BetsCsvWords): string {
  return csvText([BETS_CSV_COLUMNS.map(words.head), ...bets.map((bet) => cellsOf(bet, words))]);
}

/** `my-bets-settled-2026-03-27-to-2026-04-02.csv` */
export function betsCsvName(tab: BetsTab, days: DayRange | IndianDay): string {
  return `my-bets-${tab}-${typeof days === 'string' ? days : `${days.from}-to-${days.to}`}.csv`;
}

function cellsOf(bet: Bet, words: BetsCsvWords): readonly CsvCell[] {
  const price = betPrice(bet);
  const payout = betPayout(bet);
  return [
    momentCell(bet.createdAt),
    bet.matchName,
    bet.marketName,
    bet.selection,
    words.side(sideWord(bet)),
    oddsCell(price),
    price.form === 'line' ? { figure: String(price.line) } : '',
    price.form === 'rate' || price.form === 'line' ? { figure: String(price.rate) } : '',
    hundredthsCell(bet.stake),
    hundredthsCell(payout.profit),
    hundredthsCell(payout.liability),
    bet.profitLoss === null ? '' : hundredthsCell(bet.profitLoss),
    bet.statusWord ?? words.status(bet.status),
    momentCell(bet.settledAt),
    serverBetId(bet.id),
  ];
}

function oddsCell(price: BetPrice): CsvCell {
  if (price.form === 'exact') return { figure: price.text };
  return price.form === 'odds' ? hundredthsCell(price.odds) : '';
}
