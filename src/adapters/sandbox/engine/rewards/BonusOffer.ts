import type { MarketKindId } from '../markets/Market';

/** What a stake was put on, as far as a bonus cares. */
export type BonusGame = 'match_odds' | 'bookmaker' | 'fancy' | 'other' | 'casino';

/** A bonus as it is promised to everybody. Amounts in paise, odds in hundredths. */
export interface BonusOffer {
  readonly id: string;
  readonly name: string;
  readonly type: 'welcome' | 'sports' | 'casino';
  readonly amount: number;
  /** How many times the amount has to be wagered for all of it. */
  readonly multiple: number;
  readonly parts: number;
  /** Counted from the claim. */
  readonly days: number;
  readonly minOdds: number;
  /** Of a larger stake only so much counts. */
  readonly maxBet: number;
  /** The coins are in the wallet already; a claim puts them to work and adds none. */
  readonly held: boolean;
  /** Percent of a stake that counts. */
  readonly weights: Readonly<Record<BonusGame, number>>;
  readonly terms: readonly string[];
}

/** Paise that have to be wagered for all of it. */
export function targetOf(offer: BonusOffer): number {
  return offer.amount * offer.multiple;
}

export function gameOf(kind: MarketKindId): BonusGame {
  switch (kind) {
    case 'match_odds':
    case 'fancy':
      return kind;
    case 'bookmaker':
    case 'toss':
      return 'bookmaker';
    case 'tied_match':
    case 'other':
      return 'other';
  }
}
