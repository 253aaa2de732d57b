import { assertNever } from '@/domain/shared/assertNever';
import type { MessageValues } from '@/domain/shared/Message';
import type { Paise } from '@/domain/shared/Money';
import type { OddsHundredths } from '@/domain/shared/Odds';
import type { MarketKind } from '@/domain/sports/Market';
import type { Side } from '@/domain/sports/MarketBook';
import type { Bet } from './Bet';
import { sideWord } from './betPrice';
import type { BetSlip } from './BetSlip';

/** What names a bet in a sentence: its side in the words of its market, the runner, the price as it is quoted there, and the stake. */
export function betWords(
  marketKind: MarketKind,
  side: Side,
  selection: string,
  odds: OddsHundredths,
  line: number | null,
  stake: Paise,
): MessageValues {
  return {
    side: sideWord({ marketKind, side }),
    selection,
    price: price(marketKind, odds, line),
    stakePaise: stake,
  };
}

export function wordsOfBet(bet: Bet): MessageValues {
  const { marketKind, side, selection, requestedOdds, line, stake } = bet;
  return betWords(marketKind, side, selection, requestedOdds, line, stake);
}

export function wordsOfSlip({ selection, odds, line }: BetSlip, stake: Paise): MessageValues {
  const { marketKind, side, runnerName } = selection;
  return betWords(marketKind, side, runnerName, odds, line, stake);
}

/** From 10 on a price has no zeros at its end, as everywhere in the app. */
function oddsText(odds: OddsHundredths): string {
  const fixed = (odds / 100).toFixed(2);
  return odds < 1_000 ? fixed : fixed.replace(/\.?0+$/, '');
}

/** Odds with two places (1.98), a rate per 100 (85), or a line and its rate (47 / 100). */
function price(kind: MarketKind, odds: OddsHundredths, line: number | null): string {
  switch (kind) {
    case 'bookmaker':
    case 'toss':
    case 'fancy':
      return line === null ? String(odds - 100) : `${line} / ${odds - 100}`;
    case 'matchOdds':
    case 'tiedMatch':
    case 'other':
      return oddsText(odds);
    default:
      return assertNever(kind);
  }
}
