import type { Paise } from '@/domain/shared/Money';
import type { MatchId } from '@/domain/shared/ids';

/** The specification's words for what a row is; `other` for one that we do not know. */
export const ROW_TYPES = [
  'deposit',
  'withdraw',
  'bet',
  'win',
  'commission',
  'bonus',
  'transfer',
  'adjustment',
] as const;
export type RowType = (typeof ROW_TYPES)[number] | 'other';

/** What happened, for the sentence that says it; `plain`: only its type is known. */
export const ROW_EVENTS = [
  'betHeld',
  'betReleased',
  'betSettled',
  'settlementReversed',
  'gameBet',
  'gameWin',
  'gameRefund',
  'deposit',
  'withdraw',
  'withdrawReturned',
  'welcome',
  'bonus',
  'bonusClaimed',
  'bonusReleased',
  'bonusCancelled',
  'bonusExpired',
  'referral',
  'adjustment',
] as const;
export type RowEvent = (typeof ROW_EVENTS)[number] | 'plain';

/** One movement of the player's money. Amounts are signed: what came is positive. */
export interface StatementRow {
  readonly id: string;
  /** Epoch milliseconds; null when the server's date is none. */
  readonly at: number | null;
  readonly type: RowType;
  readonly event: RowEvent;
  /** Match or game; empty when it belongs to none. */
  readonly name: string;
  /** Market. */
  readonly detail: string;
  readonly matchId: MatchId | null;
  readonly reference: string;
  readonly amount: Paise;
  /** Cash after it; null when the backend does not say. */
  readonly balance: Paise | null;
  readonly coins: Paise;
  readonly coinsBalance: Paise | null;
  /** Of a settlement: what the bets brought, without the stakes that came back. */
  readonly result: Paise | null;
}

/** What is known of the whole range; null: the backend does not give it. */
export interface StatementSums {
  readonly opening: Paise | null;
  readonly closing: Paise | null;
  readonly openingCoins: Paise | null;
  readonly closingCoins: Paise | null;
  /** Of the rows of the chosen tab; neither is negative. */
  readonly moneyIn: Paise | null;
  readonly moneyOut: Paise | null;
}

/** Opening, what came and what went lead to the closing balance; null when one of them is not known. Of all rows, never of a tab. */
export function sumsAgree({ opening, closing, moneyIn, moneyOut }: StatementSums): boolean | null {
  if (opening === null || closing === null || moneyIn === null || moneyOut === null) return null;
  return opening + moneyIn - moneyOut === closing;
}
