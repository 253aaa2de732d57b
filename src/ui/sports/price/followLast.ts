import type { MarketBoardView } from '@/application/ports/state/MarketBoardState';
import type { MarketId, RunnerId } from '@/domain/shared/ids';
import type { OddsHundredths } from '@/domain/shared/Odds';

/** Calls with what a runner was matched at last, now and with every change; null: nobody has said it. Returns how to stop. */
export function followLast(
  board: Pick<MarketBoardView, 'price' | 'onPrice'>,
  market: MarketId,
  runner: RunnerId,
  paint: (odds: OddsHundredths | null) => void,
): () => void {
  // Listens first: a market that comes onto the screen is brought up to date then.
  const stop = board.onPrice(market, runner, 'last', 0, ({ offer }) => paint(offer?.price ?? null));
  paint(board.price(market, runner, 'last', 0)?.price ?? null);
  return stop;
}
