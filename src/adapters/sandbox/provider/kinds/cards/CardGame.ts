import type { Card } from './pack';

/** What can be bet on. */
export interface CardField {
  /** Hundredths that 1 becomes, stake included; null: it depends on the cards. */
  readonly pays: number | null;
  /** The share of all bets that comes back. */
  readonly returns: number;
}

export interface Dealt {
  /** In the order dealt. */
  readonly deal: readonly (readonly [place: string, card: Card])[];
  /** Hundredths that come back for 1 on each field; fields that are not here have lost. */
  readonly times: Readonly<Record<string, number>>;
  /** A place that has won and cannot be bet on. */
  readonly winner?: string;
  readonly scores?: Readonly<Record<string, string>>;
}

export interface CardGame {
  readonly packs: number;
  /** Of its cards; an ace without it. */
  readonly lowest?: number;
  readonly fields: Readonly<Record<string, CardField>>;
  readonly play: (next: () => Card) => Dealt;
}

/** A round's wins at what their fields pay. */
export function wins(
  fields: CardGame['fields'],
  won: Readonly<Record<string, boolean>>,
): Readonly<Record<string, number>> {
  const paid = Object.entries(won).filter(([, is]) => is);
  return Object.fromEntries(paid.map(([on]) => [on, fields[on]?.pays ?? 0]));
}
