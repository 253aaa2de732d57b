import type { LedgerEntry } from '../../money/LedgerEntry';
import { rowOf } from './rowOf';
import type { Named } from './rowOf';
import { readRow, saveRow } from './savedRow';
import type { SavedRow } from './savedRow';
import type { BalancedRow, RowGroup, StatementRow } from './StatementRow';

interface Purse {
  readonly cash: number;
  readonly coins: number;
}

interface Account {
  opening: Purse;
  rows: StatementRow[];
}

export type SavedStatement = readonly (readonly [
  userId: string,
  opening: Purse,
  rows: readonly SavedRow[],
])[];

export interface StatementQuery {
  readonly from: number;
  readonly to: number;
  /** null: all. */
  readonly group: RowGroup | null;
}

export interface Statement {
  /** Newest first. */
  readonly rows: readonly BalancedRow[];
  readonly opening: Purse;
  readonly closing: Purse;
  /** Of the rows found. What went out is positive; negative where more of it was returned. */
  readonly cashIn: number;
  readonly cashOut: number;
  /** What went into the hold of bets, less what came back: neither in nor out. */
  readonly held: number;
  readonly coins: number;
}

/** More than this, and the oldest go into the opening balance. */
const MAX_ROWS = 10_000;
const NOTHING: Purse = { cash: 0, coins: 0 };

/**
 * Each player's own view of the ledger, written down as it is posted: the ledger folds its old entries away, and what a market or a game was
 * called is forgotten soon after.
 */
export class StatementBook {
  private readonly accounts = new Map<string, Account>();

  constructor(
    private readonly nameOf: (entry: LedgerEntry) => Named,
    saved?: SavedStatement,
  ) {
    for (const [userId, opening, rows] of saved ?? [])
      this.accounts.set(userId, { opening, rows: rows.map(readRow) });
  }

  record(entry: LedgerEntry): void {
    const owners = new Set(
      entry.postings
        .filter(([account]) => /^(cash|coins|hold):/.test(account))
        .map(([account]) => account.slice(account.indexOf(':') + 1)),
    );
    for (const userId of owners) {
      const row = rowOf(entry, userId, this.nameOf(entry));
      if (row !== null) this.add(userId, row);
    }
  }

  /** Also for a history that nobody lived through. */
  add(userId: string, row: StatementRow): void {
    const account = this.accounts.get(userId) ?? { opening: NOTHING, rows: [] };
    this.accounts.set(userId, account);
    account.rows.push(row);
    const [oldest] = account.rows;
    if (account.rows.length <= MAX_ROWS || oldest === undefined) return;
    account.opening = after(account.opening, oldest);
    account.rows.shift();
  }

  of(userId: string, { from, to, group }: StatementQuery): Statement {
    const account = this.accounts.get(userId) ?? { opening: NOTHING, rows: [] };
    let purse = account.opening;
    let opening = purse;
    let [cashIn, cashOut, held, coins] = [0, 0, 0, 0];
    let closing = purse;
    const rows: BalancedRow[] = [];
    for (const row of account.rows) {
      purse = after(purse, row);
      if (row.at < from) opening = purse;
      if (row.at <= to) closing = purse;
      if (row.at < from || row.at > to || (group !== null && row.group !== group)) continue;
      const moved = movedBy(row);
      if (moved > 0 && !isReturn(row)) cashIn += moved;
      else cashOut -= moved;
      held += moved - row.cash;
      coins += row.coins;
      rows.push({ ...row, cashAfter: purse.cash, coinsAfter: purse.coins });
    }
    return { rows: rows.toReversed(), opening, closing, cashIn, cashOut, held, coins };
  }

  forget(userId: string): void {
    this.accounts.delete(userId);
  }

  save(): SavedStatement {
    return [...this.accounts].map(
      ([userId, { opening, rows }]) => [userId, opening, rows.map(saveRow)] as const,
    );
  }
}

/** What came or went for good: of a stake that is held nothing, of a settlement its result. */
function movedBy({ code, cash, result }: StatementRow): number {
  if (code === 'bet-held' || code === 'bet-released') return 0;
  return code === 'bet-settled' || code === 'settlement-reversed' ? (result ?? cash) : cash;
}

/** Of a withdrawal or of a game's stake: it did not go out after all. */
function isReturn({ code }: StatementRow): boolean {
  return code === 'withdraw-returned' || code === 'game-refund';
}

function after({ cash, coins }: Purse, row: StatementRow): Purse {
  return { cash: cash + row.cash, coins: coins + row.coins };
}
