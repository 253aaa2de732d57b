import type { BonusGame } from './BonusGame';
import type { Pattern } from '../../texts/hindi';

/** A bonus as it is promised to everybody. Amounts in paise, odds in hundredths. */
export interface BonusOffer {
  readonly id: string;
  readonly name: Pattern;
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
  readonly terms: readonly Pattern[];
}

/** Paise that have to be wagered for all of it. */
export function targetOf(offer: BonusOffer): number {
  return offer.amount * offer.multiple;
}
