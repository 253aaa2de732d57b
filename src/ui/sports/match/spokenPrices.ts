import type { MarketBoardView } from '@/application/ports/state/MarketBoardState';
import type { RunnerId } from '@/domain/shared/ids';
import type { Market } from '@/domain/sports/Market';
import type { Side } from '@/domain/sports/Side';
import { cleanText } from '@/domain/shared/cleanText';
import type { useText } from '@/ui/i18n/useText';
import { priceText } from '@/domain/sports/priceText';
import { MARKET_KINDS, isOnRuns } from '@/domain/sports/marketKinds';

/** The best prices of a market in a sentence a runner, as they are at the moment of asking. */
export function spokenPrices(market: Market, board: MarketBoardView, t: ReturnType<typeof useText>): string {
  const status = board.definition(market.id)?.status ?? market.status;
  const name = cleanText(market.name);
  if (status !== 'open') return t(`sports.announce.${status}`, { market: name });
  const best = (runner: RunnerId, side: Side): string => {
    const offer = board.price(market.id, runner, side, 0);
    if (offer === null) return t('match.spoken.none');
    const price = priceText(market.kind, offer.price);
    return isOnRuns(market.kind) ? t('match.spoken.runs', { line: offer.line ?? 0, rate: price }) : price;
  };
  const sentence = isOnRuns(market.kind)
    ? 'fancy'
    : MARKET_KINDS[market.kind].sides.includes('lay')
      ? 'runner'
      : 'backOnly';
  const lines = market.runners.map(({ id, name: runner }) => {
    const [back, lay] = [best(id, 'back'), best(id, 'lay')];
    return t(`match.spoken.${sentence}`, { runner: cleanText(runner), back, lay, market: name });
  });
  return isOnRuns(market.kind) ? lines.join(' ') : `${name}. ${lines.join(' ')}`;
}
