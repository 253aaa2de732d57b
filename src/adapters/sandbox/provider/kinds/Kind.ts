import type { Seeds } from '../fair';

/** What a player asks for while a round goes on. */
export type Move =
  | { readonly call: 'open-tile'; readonly tile: number }
  /** `at`: how many cards the player sees, null where they do not say: a call that comes twice is one. */
  | { readonly call: 'guess'; readonly guess: 'higher' | 'lower' | 'skip'; readonly at: number | null }
  | { readonly call: 'hit' | 'stand' | 'double'; readonly at: number }
  /** `bet`: which one of several; null: all of them. */
  | { readonly call: 'stop'; readonly bet: number | null };

export interface Begun<G> {
  readonly game: G;
  /** All bets of the round together. Paise. */
  readonly stake: number;
}

/** A round as the rules of its kind see it. Paise, milliseconds. */
export interface Going<G> {
  readonly game: G;
  readonly stake: number;
  /** Which game of its kind: the card game, the skin of the slot. */
  readonly variant: string;
  readonly seeds: Seeds;
  readonly elapsedMs: number;
  readonly over: boolean;
}

export interface Turn<G> {
  readonly game: G;
  /** What the round pays; null while it goes on; 'back': its stake is returned, as if it had not been. */
  readonly paid: number | 'back' | null;
  /** Its end takes its page a while to show: it is paid like a round that is decided at once. */
  readonly toShow?: true;
  /** What more is bet with it; without that bet nothing changes. */
  readonly raise?: number;
}

/** One kind of game: everything that the provider knows of it. */
export interface Kind<G> {
  /** Which games there are of it. */
  readonly variants: readonly string[];
  /** What a page asks to begin; null for anything that it cannot mean. */
  read: (body: unknown) => Begun<G> | null;
  /** Whether it can be begun at this variant; without it: at every one. */
  fits?: (game: G, variant: string) => boolean;
  /** For a round that is decided at once: what it pays; null: it goes on. */
  decide?: (round: Going<G>) => number | null;
  readonly moves?: readonly Move['call'][];
  /** Null: nothing changes. */
  move?: (round: Going<G>, move: Move) => Turn<G> | null;
  /** What time alone decides; null: nothing yet. */
  wait?: (round: Going<G>) => Turn<G> | null;
  /** Of a round that goes on nothing that gives its end away; of one that is over all of it. Rupees. */
  show: (round: Going<G>) => object;
  /** What its page has to know before the first round. */
  about?: (variant: string) => object;
}
