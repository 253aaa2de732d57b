import { hundredthsIn } from '../../wire/readInput';
import { drawFrom } from '../fair';
import type { Kind } from './Kind';
import type { LineWin } from './slot/lineWins';
import { SLOT_MODELS } from './slot/slotModels';
import { LINES } from './slot/SlotModel';
import type { SlotModel } from './slot/SlotModel';
import { SLOT_SKINS } from './slot/slotSkins';
import { spinSlot } from './slot/spinSlot';
import type { Spin } from './slot/spinSlot';

export interface SlotGame {
  readonly table: 'slot';
}

/** Paise of a stake for so many times the stake of a line, rounded down. */
function paidFor(stake: number, worth: number, { lines }: SlotModel): number {
  return Math.floor((stake * worth) / lines);
}

/** What a round pays: each spin rounded down by itself, as it is shown. */
export function slotPays(model: SlotModel, stake: number, spins: readonly Spin[]): number {
  return spins.reduce((sum, { worth }) => sum + paidFor(stake, worth, model), 0);
}

/** What each line brings: rounded so that together they are what the spin pays, to the paisa. */
function paidLines(wins: readonly LineWin[], paidAt: (pays: number) => number) {
  let before = 0;
  return wins.map(({ pays, ...win }) => {
    const paid = paidAt(before + pays) - paidAt(before);
    before += pays;
    return { ...win, paid: paid / 100 };
  });
}

/** A bought spin of five reels, with all that it brings. */
export const slotKind: Kind<SlotGame> = {
  variants: [...SLOT_SKINS.keys()],
  read: (body) => {
    const stake = hundredthsIn(body, 'stake');
    return stake === null ? null : { game: { table: 'slot' }, stake };
  },
  decide: ({ stake, variant, seeds }) => {
    const { model } = skinOf(variant);
    return slotPays(model, stake, spinSlot(model, drawFrom(seeds)));
  },
  show: ({ stake, variant, seeds }) => {
    const { model } = skinOf(variant);
    return {
      spins: spinSlot(model, drawFrom(seeds)).map(({ wins, worth, ...spin }) => ({
        ...spin,
        wins: paidLines(wins, (pays) => paidFor(stake, pays * spin.times, model)),
        paid: paidFor(stake, worth, model) / 100,
      })),
    };
  },
  about: (variant) => {
    const { symbols, model } = skinOf(variant);
    return {
      skin: variant,
      symbols: [...symbols, 'wild', 'scatter'],
      lines: LINES.slice(0, model.lines),
      reels: model.strips,
      pays: Object.fromEntries(symbols.map((name, at) => [name, model.pays[at]])),
      free: model.free,
      scatterPays: model.scatterPays ?? null,
      feature: model.feature,
      return: model.returns,
    };
  },
};

function skinOf(variant: string): { readonly symbols: readonly string[]; readonly model: SlotModel } {
  const [feature, names] = SLOT_SKINS.get(variant) ?? [];
  if (feature === undefined || names === undefined) throw new Error(`no such slot: ${variant}`);
  return { symbols: names.split(' '), model: SLOT_MODELS[feature] };
}
