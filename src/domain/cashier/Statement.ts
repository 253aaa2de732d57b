import { negateMoney, NO_MONEY, paise, type Paise } from '@/domain/shared/Money';
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
  /** Of the rows of the chosen tab; never negative. */
  readonly moneyIn: Paise | null;
  /** Less what was returned of it; negative: more was returned than went out in this range. */
  readonly moneyOut: Paise | null;
  /** What went from the cash into the hold of bets; negative: more came back. Neither in nor out, as it is still the player's. */
  readonly held: Paise | null;
}

/** A row's share of the sums: `moneyIn - moneyOut - held` is its amount. */
export interface RowMoney {
  readonly moneyIn: Paise;
  readonly moneyOut: Paise;
  readonly held: Paise;
}

/**
 * What a row brought, took and held. A stake that is held or released is still the player's; of a settlement its result is what came or went, and
 * the rest of its amount is what was held for it. A withdrawal or a game's stake that is returned did not go out after all.
 */
export function moneyOfRow({
  event,
  amount,
  result,
}: Pick<StatementRow, 'event' | 'amount' | 'result'>): RowMoney {
  const moved = MOVES_HOLD.has(event) ? NO_MONEY : ENDS_HOLD.has(event) ? (result ?? amount) : amount;
  const isOut = moved < 0 || RETURNS.has(event);
  return {
    moneyIn: isOut ? NO_MONEY : moved,
    moneyOut: isOut ? negateMoney(moved) : NO_MONEY,
    held: paise(moved - amount),
  };
}

const MOVES_HOLD: ReadonlySet<RowEvent> = new Set(['betHeld', 'betReleased']);
const RETURNS: ReadonlySet<RowEvent> = new Set(['gameRefund', 'withdrawReturned']);
const ENDS_HOLD: ReadonlySet<RowEvent> = new Set(['betSettled', 'settlementReversed']);

/** By how much these rows changed the balance; null when it is not known. A backend that does not tell what is held counts it as in and out. */
export function netChange({ moneyIn, moneyOut, held }: StatementSums): Paise | null {
  return moneyIn === null || moneyOut === null ? null : paise(moneyIn - moneyOut - (held ?? 0));
}

/** Opening and net change lead to the closing balance; null when one of them is not known. Of all rows, never of a tab. */
export function sumsAgree(sums: StatementSums): boolean | null {
  const { opening, closing } = sums;
  const net = netChange(sums);
  return opening === null || closing === null || net === null ? null : opening + net === closing;
}
