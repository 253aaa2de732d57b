/** The slots that have symbols and a feature of their own, by their numbers. */
export type SlotNumber =
  | `2010${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | `2011${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | `2012${0 | 1 | 2 | 3 | 4 | 5}`;

/** The kinds of games, and which games there are of each; '' is the one that has no other name. */
export interface Variants {
  readonly wheel: '' | 'mini';
  readonly mines: '';
  readonly goal: '';
  readonly crash: '';
  readonly cards:
    | 'teenpatti'
    | 'andarbahar'
    | 'lucky7'
    | 'baccarat'
    | 'cards32'
    | 'dragontiger'
    | 'casinowar'
    | 'amarakbar';
  readonly blackjack: '';
  readonly slot: SlotNumber;
  readonly dice: '';
  readonly dicetable: 'sicbo' | 'updown7' | 'jhandimunda';
  readonly plinko: '';
  readonly hilo: '';
  readonly fortune: '' | 'crazy';
}

export type Table = keyof Variants;

type Named<T extends string, V extends string> = V extends '' ? T : `${T} ${V}`;

/** How fast a title deals and spins where its name promises it: quicker than its like, or with the end at once. */
export const PACES = ['speed', 'instant'] as const;
export type Pace = (typeof PACES)[number];

type Played = { [T in Table]: Named<T, Variants[T]> }[Table];

/** assumed: what a title is. The operator's list names it so, and the provider of the sandbox has it: 'cards teenpatti', 'mines', 'wheel speed'. */
export type Plays = Played | `${Played} ${Pace}`;
