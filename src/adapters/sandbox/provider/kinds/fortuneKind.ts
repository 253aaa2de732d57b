import type { Variants } from '../../wire/Plays';
import { below, drawFrom } from '../fair';
import type { Draw } from '../fair';
import type { Kind } from './Kind';
import { readBets, showBets, sumOf } from './readBets';
import type { FieldBet } from './readBets';

export interface FortuneGame {
  readonly table: 'fortune';
  readonly bets: readonly FieldBet[];
}

/** A wheel whose segments say what they pay. */
export interface Rim {
  /** Clockwise, each by the field that it belongs to. */
  readonly segments: readonly string[];
  /** What one rupee becomes on each field, stake included. */
  readonly fields: ReadonlyMap<string, number>;
}

/** `places`: the segments, each as the place of its figure in `pays`. */
function rimOf(pays: readonly number[], places: string): Rim {
  return {
    segments: Array.from(places, (place) => `x${pays[Number(place)] ?? 0}`),
    fields: new Map(pays.map((times) => [`x${times}`, times])),
  };
}

export const RIMS: ReadonlyMap<string, Rim> = new Map<Variants['fortune'], Rim>([
  ['', rimOf([2, 4, 7, 10, 26, 53], '010201303010201040102010300102010310201004010230102015')],
  ['crazy', rimOf([2, 4, 8, 10, 25, 50], '010402030101050201030102010301020140301020101030201')],
]);

export function segmentOf({ segments }: Rim, draw: Draw): number {
  return below(segments.length, draw());
}

export function fortunePays({ segments, fields }: Rim, bets: readonly FieldBet[], at: number): number {
  return bets.reduce(
    (sum, { on, stake }) => (on === segments[at] ? sum + stake * (fields.get(on) ?? 0) : sum),
    0,
  );
}

/** The share of all bets on a field that comes back, exactly. */
export function fortuneReturn({ segments, fields }: Rim, on: string): number {
  return ((fields.get(on) ?? 0) * segments.filter((each) => each === on).length) / segments.length;
}

/** Wheels that are turned once for all bets. */
export const fortuneKind: Kind<FortuneGame> = {
  variants: [...RIMS.keys()],
  read: (body) => {
    const rims = [...RIMS.values()];
    const most = Math.max(...rims.map(({ fields }) => fields.size));
    const bets = readBets(body, most, (on) => rims.some(({ fields }) => fields.has(on)));
    return bets === null ? null : { game: { table: 'fortune', bets }, stake: sumOf(bets) };
  },
  fits: ({ bets }, variant) => bets.every(({ on }) => rimAt(variant).fields.has(on)),
  decide: ({ game: { bets }, variant, seeds }) => {
    const rim = rimAt(variant);
    return fortunePays(rim, bets, segmentOf(rim, drawFrom(seeds)));
  },
  show: ({ game: { bets }, variant, seeds }) => {
    const rim = rimAt(variant);
    const at = segmentOf(rim, drawFrom(seeds));
    return { at, bets: showBets(bets), winners: [rim.segments[at]] };
  },
  about: (variant) => {
    const rim = rimAt(variant);
    const fields = [...rim.fields].map(([on, pays]) => ({ on, pays, returns: fortuneReturn(rim, on) }));
    return { segments: rim.segments, fields };
  },
};

function rimAt(variant: string): Rim {
  const rim = RIMS.get(variant);
  if (rim === undefined) throw new Error(`no such wheel: ${variant}`);
  return rim;
}
