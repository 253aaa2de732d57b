import type { Market } from '@/domain/sports/Market';

/** Whether a player can say that what waits of a bet stays when the market turns in play: before that, where bets may wait and the market says so. */
export function canKeepInPlay(market: Pick<Market, 'inPlay' | 'allowUnmatched' | 'keepInPlay'>): boolean {
  return !market.inPlay && market.allowUnmatched && market.keepInPlay === true;
}
