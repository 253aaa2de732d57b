import type { MarketBoardView } from '@/application/ports/state/MarketBoardState';
import type { RunnerId } from '@/domain/shared/ids';
import type { Market } from '@/domain/sports/Market';
import type { Side } from '@/domain/sports/MarketBook';
import { priceKey } from '@/domain/sports/PriceKey';
import { cleanText } from '@/domain/shared/cleanText';
import type { useText } from '@/ui/i18n/useText';
import { formatPrice } from '../formatPrice';

/** The best prices of a market in a sentence a runner, as they are at the moment of asking. */
export function spokenPrices(market: Market, board: MarketBoardView, t: ReturnType<typeof useText>): string {
  const status = board.conditions(market.id)?.status ?? market.status;
  const name = cleanText(market.name);
  if (status !== 'open') return t(`sports.announce.${status}`, { market: name });
  const best = (runner: RunnerId, side: Side): string => {
    const offer = board.price(priceKey(market.id, runner, side, 0));
    if (offer === null) return t('match.spoken.none');
    const price = formatPrice(market.kind, offer.price);
    return market.kind === 'fancy' ? t('match.spoken.runs', { line: offer.line ?? 0, rate: price }) : price;
  };
  const lines = market.runners.map(({ id, name: runner }) => {
    const values = { runner: cleanText(runner), back: best(id, 'back'), lay: best(id, 'lay') };
    return t(market.kind === 'fancy' ? 'match.spoken.fancy' : 'match.spoken.runner', {
      ...values,
      market: name,
    });
  });
  return market.kind === 'fancy' ? lines.join(' ') : `${name}. ${lines.join(' ')}`;
}
