import type { OddsHundredths } from '@/domain/shared/Odds';
import type { Bet } from './Bet';
import { exactOddsText } from './exactOdds';
import { MARKET_KINDS, isOnRuns } from '@/domain/sports/marketKinds';

/** A price in the words of its kind: decimal odds, a rate per 100, or runs at a rate per 100. */
export type BetPrice =
  | { readonly form: 'odds'; readonly odds: OddsHundredths }
  /** With more than two places, as it came. */
  | { readonly form: 'exact'; readonly text: string }
  | { readonly form: 'rate'; readonly rate: number }
  | { readonly form: 'line'; readonly line: number; readonly rate: number };

/** What the bet was struck at. A rate r per 100 is kept as odds of 1 + r / 100. */
export function betPrice(bet: Pick<Bet, 'marketKind' | 'odds' | 'exactOdds' | 'line'>): BetPrice {
  if (bet.exactOdds !== null) return { form: 'exact', text: exactOddsText(bet.exactOdds) };
  const { quote } = MARKET_KINDS[bet.marketKind];
  if (quote === 'odds') return { form: 'odds', odds: bet.odds };
  const rate = bet.odds - 100;
  return quote === 'rate' || bet.line === null
    ? { form: 'rate', rate }
    : { form: 'line', line: bet.line, rate };
}

/** Which word stands for the side: on runs one says Yes or No. */
export function sideWord(bet: Pick<Bet, 'marketKind' | 'side'>): 'back' | 'lay' | 'yes' | 'no' {
  if (!isOnRuns(bet.marketKind)) return bet.side;
  return bet.side === 'back' ? 'yes' : 'no';
}
