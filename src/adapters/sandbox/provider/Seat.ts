import type { Table } from '../wire/playedAs';
import type { WheelBet } from './wheel';

export type Game =
  | { readonly table: 'wheel'; readonly bets: readonly WheelBet[] }
  | { readonly table: 'mines'; readonly mines: number; readonly opened: readonly number[] }
  /** `auto`: hundredths to leave at by itself; null: by hand. */
  | { readonly table: 'crash'; readonly auto: number | null };

/** One round, from its bet to its end. Paise. */
export interface Round {
  readonly id: string;
  /** The page's own name for it: asked twice, begun once. */
  readonly key: string;
  readonly stake: number;
  readonly client: string;
  readonly nonce: number;
  readonly begunAt: number;
  game: Game;
  /** What it pays; null while it goes on. */
  paid: number | null;
  /** Its win is with the player from here on at the latest: its page has yet to show it. Null: it is, or nothing is decided. */
  due: number | null;
  /** Where a flight was left, in hundredths; null: it was not. */
  leftAt: number | null;
}

/** A player at a table: they find their round there again, whichever page they come from. */
export interface Seat {
  readonly player: string;
  readonly table: Table;
  /** Of the next round. */
  nonce: number;
  /** The round that goes on, or the last one. */
  round: Round | null;
}
