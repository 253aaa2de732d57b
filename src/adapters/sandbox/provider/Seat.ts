import type { Table } from '../wire/Plays';
import type { BlackjackGame } from './kinds/blackjackKind';
import type { CardsGame } from './kinds/cardsKind';
import type { CrashGame } from './kinds/crashKind';
import type { DiceGame } from './kinds/diceKind';
import type { DiceTableGame } from './kinds/diceTableKind';
import type { FortuneGame } from './kinds/fortuneKind';
import type { GoalGame } from './kinds/goalKind';
import type { HiloGame } from './kinds/hiloKind';
import type { MinesGame } from './kinds/minesKind';
import type { PlinkoGame } from './kinds/plinkoKind';
import type { SlotGame } from './kinds/slotKind';
import type { WheelGame } from './kinds/wheelKind';

export type Game =
  | WheelGame
  | MinesGame
  | GoalGame
  | CrashGame
  | CardsGame
  | BlackjackGame
  | SlotGame
  | DiceGame
  | DiceTableGame
  | PlinkoGame
  | HiloGame
  | FortuneGame;

/** One round, from its bet to its end. Paise. */
export interface Round {
  readonly id: string;
  /** The page's own name for it: asked twice, begun once. */
  readonly key: string;
  /** All bets of the round together, those that came while it went on as well. */
  stake: number;
  readonly client: string;
  readonly nonce: number;
  readonly begunAt: number;
  game: Game;
  /** What it pays; null while it goes on. */
  paid: number | null;
  /** Its win is with the player from here on at the latest: its page has yet to show it. Null: it is, or nothing is decided. */
  due: number | null;
  /** What was bet while it went on: each a bet of the wallet's own. */
  readonly raises: { readonly id: string; readonly stake: number }[];
  /** How often more was asked for: a bet that stays unknown leaves its name behind. */
  asked: number;
}

/** How the page of a game wrote the end of a round into its row of results: a word of a few letters, and its colour there. */
export interface Bead {
  readonly key: string;
  readonly text: string;
  readonly tone: string;
}

/** As many as the row has room for on a phone. */
const MAX_PAST = 12;

/** A player at a table: they find their round there again, whichever page they come from. */
export interface Seat {
  readonly player: string;
  readonly table: Table;
  /** Which game of its kind; empty where there is only one. */
  readonly variant: string;
  /** Of the next round. */
  nonce: number;
  /** The round that goes on, or the last one. */
  round: Round | null;
  /** The last rounds that were shown, the newest first: a player who comes back finds the row as it was. */
  past: readonly Bead[];
}

/** What a seat is known by. */
export function nameOf({ player, table, variant }: Pick<Seat, 'player' | 'table' | 'variant'>): string {
  return variant === '' ? `${player}.${table}` : `${player}.${table}.${variant}`;
}

/** The round before the next one takes its place in the row, once. */
export function rememberBead(seat: Seat, bead: Bead | null): void {
  if (bead === null || bead.key !== seat.round?.key || bead.key === seat.past[0]?.key) return;
  seat.past = [bead, ...seat.past].slice(0, MAX_PAST);
}
