import type { MessageValues } from '@/domain/shared/Message';
import type { Paise } from '@/domain/shared/Money';
import type { OddsHundredths } from '@/domain/shared/Odds';
import type { MarketKind } from '@/domain/sports/marketKinds';
import type { Side } from '@/domain/sports/Side';
import type { Bet } from './Bet';
import { sideWord } from './betPrice';
import type { BetSlip } from './BetSlip';
import { priceText } from '@/domain/sports/priceText';

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
    price: priceText(marketKind, odds, line),
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
