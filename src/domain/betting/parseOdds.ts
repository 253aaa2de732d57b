import type { OddsHundredths } from '@/domain/shared/Odds';
import { westernDigits } from '@/domain/shared/westernDigits';
import { snapOdds } from '@/domain/sports/oddsLadder';

/** Up to four digits, a point or a comma, and what is behind it: the dearest odds are 1000. */
const NUMBER = /^(\d{1,4})(?:[.,](\d{0,8}))?$/;

/** Odds as typed, the nearest that an exchange trades at; null: no odds. Full-width and Devanagari digits are read, a comma as a point. */
export function parseOdds(text: string): OddsHundredths | null {
  // NFKC would make 52 of 5².
  if (/\p{No}/u.test(text)) return null;
  const [, whole = '', decimals = ''] = NUMBER.exec(westernDigits(text.normalize('NFKC')).trim()) ?? [];
  const typed = Number(`${whole}.${decimals}`) * 100;
  return whole === '' || typed < 100 ? null : snapOdds(typed);
}
