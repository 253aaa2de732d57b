import type { Round, View } from '../../page/Game';

export interface LineWin {
  readonly line: number;
  readonly symbol: number;
  readonly count: number;
  readonly paid: number;
}

export interface Spin {
  /** Five columns of three symbol numbers. */
  readonly grid: readonly (readonly number[])[];
  readonly wins: readonly LineWin[];
  readonly scatters: number;
  readonly freeLeft: number;
  /** What the slot's feature has done here. */
  readonly feature?: string;
  /** What its wins are multiplied by. */
  readonly times?: number;
  readonly paid: number;
}

export interface SlotRound extends Round {
  readonly spins: readonly Spin[];
}

export interface SlotView extends View {
  readonly skin: string;
  /** The last two are wild and scatter. */
  readonly symbols: readonly string[];
  /** Paylines as five row numbers. */
  readonly lines: readonly (readonly number[])[];
  /** The symbol numbers of each reel, from top to bottom and round again. */
  readonly reels: readonly (readonly number[])[];
  /** Times the stake of the round, for three, four and five scatters; null where they pay nothing. */
  readonly scatterPays?: readonly number[] | null;
  readonly feature: string;
  /** How many spins three, four and five scatters bring. */
  readonly free: readonly number[];
  /** The share of all bets that comes back. */
  readonly return: number;
  /** By symbol: what three, four and five of it pay, times the stake of a line. */
  readonly pays: Readonly<Record<string, readonly number[]>>;
}
