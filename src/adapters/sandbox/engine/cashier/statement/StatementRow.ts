import type { Words } from '../../../texts/Said';

/** The specification's words for what a row is. */
export type RowType =
  | 'deposit'
  | 'withdraw'
  | 'bet'
  | 'win'
  | 'commission'
  | 'bonus'
  | 'transfer'
  | 'adjustment';
/** assumed: what a player may narrow a statement to. */
export type RowGroup = 'deposit_withdraw' | 'sports' | 'casino' | 'bonus' | 'other';

/** One movement of a player's money as they are told of it. Amounts in paise, signed: what came is positive. */
export interface StatementRow {
  readonly id: number;
  readonly at: number;
  readonly type: RowType;
  readonly group: RowGroup;
  /** What happened, as a word that the app puts into a sentence. */
  readonly code: string;
  /** Names that go into that sentence: match and market, or game. */
  readonly place: Words;
  readonly detail: Words;
  /** Of the match; empty otherwise. */
  readonly matchId: string;
  /** Of what it belongs to: market, round, request. */
  readonly ref: string;
  readonly cash: number;
  readonly coins: number;
  /** Of a settlement: what the bets brought, without the stakes that came back. */
  readonly result: number | null;
}

/** A row with what was there after it. */
export interface BalancedRow extends StatementRow {
  readonly cashAfter: number;
  readonly coinsAfter: number;
}
