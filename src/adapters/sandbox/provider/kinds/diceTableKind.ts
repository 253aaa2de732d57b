import { below, drawFrom } from '../fair';
import type { Draw } from '../fair';
import { DICE_TABLES } from './diceTables/diceTables';
import type { DiceTable } from './diceTables/DiceTable';
import type { Going, Kind } from './Kind';
import { readBets, showBets, sumOf } from './readBets';
import type { FieldBet } from './readBets';

export interface DiceTableGame {
  readonly table: 'dicetable';
  readonly bets: readonly FieldBet[];
}

const SIDES = 6;
/** As many as the largest cloth has fields. */
const MAX_BETS = Math.max(...[...DICE_TABLES.values()].map(({ fields }) => Object.keys(fields).length));

/** One throw: a number a die, each from 1 to 6. */
export function throwDice({ dice }: DiceTable, draw: Draw): readonly number[] {
  return Array.from({ length: dice }, () => below(SIDES, draw()) + 1);
}

/** Paise that come back for these bets. */
export function dicePay({ fields }: DiceTable, bets: readonly FieldBet[], faces: readonly number[]): number {
  return bets.reduce(
    (sum, { on, stake }) => sum + Math.floor((stake * (fields[on]?.times(faces) ?? 0)) / 100),
    0,
  );
}

/** Tables where dice are thrown once for all bets. */
export const diceTableKind: Kind<DiceTableGame> = {
  variants: [...DICE_TABLES.keys()],
  read: (body) => {
    const tables = [...DICE_TABLES.values()];
    const bets = readBets(body, MAX_BETS, (on) => tables.some((table) => isField(table, on)));
    return bets === null ? null : { game: { table: 'dicetable', bets }, stake: sumOf(bets) };
  },
  fits: ({ bets }, variant) => bets.every(({ on }) => isField(tableOf(variant), on)),
  decide: (round) => dicePay(tableOf(round.variant), round.game.bets, thrown(round)),
  show: (round) => {
    const faces = thrown(round);
    const { fields } = tableOf(round.variant);
    const winners = Object.keys(fields).filter((on) => (fields[on]?.times(faces) ?? 0) > 0);
    return { bets: showBets(round.game.bets), faces, winners };
  },
  about: (variant) => {
    const { dice, fields } = tableOf(variant);
    return {
      dice,
      fields: Object.entries(fields).map(([on, { pays, range = [], returns }]) => ({
        on,
        pays: pays === null ? null : pays / 100,
        range: range.map((times) => times / 100),
        returns,
      })),
    };
  },
};

function thrown({ variant, seeds }: Going<DiceTableGame>): readonly number[] {
  return throwDice(tableOf(variant), drawFrom(seeds));
}

function isField({ fields }: DiceTable, on: string): boolean {
  return Object.hasOwn(fields, on);
}

function tableOf(variant: string): DiceTable {
  const table = DICE_TABLES.get(variant);
  if (table === undefined) throw new Error(`no such dice table: ${variant}`);
  return table;
}
