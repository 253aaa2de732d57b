import type { OddsHundredths } from '@/domain/shared/Odds';
import { westernDigits } from '@/domain/shared/westernDigits';
import { snapOdds } from '@/domain/sports/oddsLadder';

/** Up to four digits, for the dearest odds are 1000; behind a comma at most two, for 1,000 is no 1.00. */
const NUMBER = /^(\d{1,4})(?:\.(\d{0,8})|,(\d{0,2}))?$/;

/** Odds as typed, the nearest that an exchange trades at; null: no odds. Full-width and Devanagari digits are read, a comma as a point. */
export function parseOdds(text: string): OddsHundredths | null {
  // NFKC would make 52 of 5².
  if (/\p{No}/u.test(text)) return null;
  const [, whole = '', behindPoint = '', behindComma = ''] =
    NUMBER.exec(westernDigits(text.normalize('NFKC')).trim()) ?? [];
  const typed = Number(`${whole}.${behindPoint}${behindComma}`) * 100;
  return whole === '' || typed < 100 ? null : snapOdds(typed);
}
