import type { TextKey } from '../../texts/en/en';
import { textOr } from '../../texts/t';

/** A part of the cloth: its fields stand in rows of so many, or where its style puts them. */
export interface Section {
  readonly fields: RegExp;
  readonly columns: number;
  readonly name?: string;
}

/** How a dice table is laid. */
export interface Variant {
  readonly title: TextKey;
  /** What the faces show, from one on, where they have no pips. */
  readonly signs: readonly string[];
  readonly sections: readonly Section[];
  /** Between which sums a field wins, where its name does not say it. */
  readonly ranges?: Readonly<Record<string, string>>;
  /** One colour for fields of one sort; without it they have one after the other. */
  readonly tones?: readonly (readonly [fields: RegExp, tone: string])[];
}

const ALL = /./;

const VARIANTS: Readonly<Record<string, Variant>> = {
  sicbo: {
    title: 'dicetable.sicbo',
    signs: [],
    sections: [
      { fields: /^(small|big|odd|even|any-triple)$/, columns: 4, name: 'halves' },
      { fields: /^double-/, columns: 6, name: 'doubles' },
      { fields: /^triple-/, columns: 6, name: 'triples' },
      { fields: /^total-/, columns: 7, name: 'totals' },
      { fields: /^face-/, columns: 6, name: 'faces' },
    ],
    ranges: { small: '4–10', big: '11–17' },
    tones: [
      [/^small$/, 'blue'],
      [/^big$/, 'red'],
      [/^any-triple$/, 'gold'],
      [ALL, 'plain'],
    ],
  },
  updown7: { title: 'dicetable.updown7', signs: [], sections: [{ fields: ALL, columns: 3 }] },
  jhandimunda: {
    title: 'dicetable.jhandimunda',
    signs: ['crown', 'flag', 'spade', 'heart', 'diamond', 'club'],
    sections: [{ fields: ALL, columns: 3 }],
  },
};

export function variantOf(name: string): Variant {
  return VARIANTS[name] ?? { title: 'dicetable.other', signs: [], sections: [{ fields: ALL, columns: 3 }] };
}

/** A field in words: 'double-3' is Double 3, 'total-9' is 9. */
export function wordsFor(on: string): string {
  const [, kind = '', face = ''] = /^(total|double|triple|face)-(\d+)$/.exec(on) ?? [];
  if (kind === 'total' || /^\d$/.test(on)) return kind === 'total' ? face : on;
  return textOr(`die.${kind === '' ? on : kind}`, on, { face });
}

/** The faces that a field is drawn with; none: it is named. */
export function facesOf(on: string): readonly number[] {
  const [, kind = '', face] = /^(double|triple|face)-([1-6])$/.exec(on) ?? [];
  const count = { double: 2, triple: 3, face: 1 }[kind] ?? 0;
  return Array.from({ length: count }, () => Number(face));
}
