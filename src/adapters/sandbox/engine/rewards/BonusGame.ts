/** What a stake was put on, as far as a bonus cares. */
export type BonusGame = 'match_odds' | 'bookmaker' | 'fancy' | 'other' | 'casino';
