import { PACES } from '../../wire/Plays';
import type { Pace, Table } from '../../wire/Plays';
import type { Game } from '../Seat';
import { blackjackKind } from './blackjackKind';
import { cardsKind } from './cardsKind';
import { crashKind } from './crashKind';
import { diceKind } from './diceKind';
import { diceTableKind } from './diceTableKind';
import { fortuneKind } from './fortuneKind';
import { goalKind } from './goalKind';
import { hiloKind } from './hiloKind';
import type { Kind } from './Kind';
import { minesKind } from './minesKind';
import { plinkoKind } from './plinkoKind';
import { slotKind } from './slotKind';
import { wheelKind } from './wheelKind';

const KINDS: { readonly [T in Table]: Kind<Extract<Game, { table: T }>> } = {
  wheel: wheelKind,
  mines: minesKind,
  goal: goalKind,
  crash: crashKind,
  cards: cardsKind,
  blackjack: blackjackKind,
  slot: slotKind,
  dice: diceKind,
  dicetable: diceTableKind,
  plinko: plinkoKind,
  hilo: hiloKind,
  fortune: fortuneKind,
};

export interface Place {
  readonly table: Table;
  readonly variant: string;
  /** null: that of its kind. */
  readonly pace: Pace | null;
}

/** A title's kind, which game of it and how fast, by the operator's word for it; null: there is no such game here. */
export function placeOf(plays: string): Place | null {
  const [table = '', ...more] = plays.split(' ');
  const pace = PACES.find((each) => each === more.at(-1)) ?? null;
  const [variant = '', ...rest] = pace === null ? more : more.slice(0, -1);
  return rest.length === 0 && isTable(table) && KINDS[table].variants.includes(variant)
    ? { table, variant, pace }
    : null;
}

/** The row of a kind of game. */
export function kindOf(table: Table): Kind<Game> {
  // A round is only ever given to the row of its own table.
  return KINDS[table] as unknown as Kind<Game>;
}

export function isTable(name: string | null): name is Table {
  return name !== null && Object.hasOwn(KINDS, name);
}
