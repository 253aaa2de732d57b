import type { Bet } from '@/domain/betting/Bet';
import { addMoney, type Paise } from '@/domain/shared/Money';
import type { MatchId } from '@/domain/shared/ids';
import type { ReportRow } from './ReportRow';
import { dayAt } from '@/domain/shared/IndianDay';

/** What a report says of bets alone. */
export interface RowsOfBets {
  readonly rows: readonly ReportRow[];
  /** Settled, and nobody says with what: in no row. */
  readonly untold: number;
  /** In a row, with a result that was worked out here. */
  readonly workedOut: number;
}

/**
 * A report for a backend that has none, of its list of bets (SPORT-06): a row for each market and day on which bets were placed, as those are the
 * days by which that list is asked for.
 */
export function rowsOfBets(bets: readonly Bet[]): RowsOfBets {
  const rows = new Map<string, ReportRow>();
  let untold = 0;
  let workedOut = 0;
  for (const bet of bets) {
    if (bet.profitLoss === null) {
      untold += 1;
      continue;
    }
    if (bet.workedOut) workedOut += 1;
    const id = rowOf(bet);
    const row = rows.get(id);
    rows.set(id, row === undefined ? first(id, bet, bet.profitLoss) : withBet(row, bet, bet.profitLoss));
  }
  return { rows: [...rows.values()], untold, workedOut };
}

/** Without ids, as the specification shows a bet, its names say which market it is. */
function rowOf({ marketId, matchId, matchName, marketName, createdAt }: Bet): string {
  const market = marketId === '' ? [matchId, matchName, marketName] : [marketId];
  return JSON.stringify([createdAt === null ? null : dayAt(createdAt), ...market]);
}

function first(id: string, bet: Bet, profitLoss: Paise): ReportRow {
  const { createdAt, matchId, matchName, marketName, matched } = bet;
  return {
    id,
    at: createdAt,
    sport: null,
    competition: '',
    matchId: matchId === ('' as MatchId) ? null : matchId,
    matchName,
    marketName,
    bets: 1,
    stake: matched,
    profitLoss,
    commission: null,
  };
}

function withBet(row: ReportRow, { createdAt, matched }: Bet, profitLoss: Paise): ReportRow {
  return {
    ...row,
    // Bets without a moment have a row of their own.
    at: createdAt === null ? null : Math.max(row.at ?? createdAt, createdAt),
    bets: row.bets + 1,
    stake: addMoney(row.stake, matched),
    profitLoss: addMoney(row.profitLoss, profitLoss),
  };
}
