import { StreamedPrices } from '@/application/sports/StreamedPrices';
import { MarketEnds } from '@/application/sports/MarketEnds';
import { marketId } from '@/domain/shared/ids';
import { FakeMarketBoard } from '@tests/support/fakes/FakeMarketBoard';
import { FakeMarketFeed } from '@tests/support/fakes/FakeMarketFeed';
import { FakeMatchesState } from '@tests/support/fakes/FakeMatchesState';
import { FakePageLife } from '@tests/support/fakes/FakePageLife';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { HOME, anImage } from '@tests/support/mothers/sports';
import { RecordingLogger } from '@tests/support/RecordingLogger';

export const M1 = marketId('m1');
export const M2 = marketId('m2');

export function streamWorld() {
  const scheduler = new ManualScheduler();
  const feed = new FakeMarketFeed();
  const board = new FakeMarketBoard();
  const matches = new FakeMatchesState();
  const logger = new RecordingLogger();
  const page = new FakePageLife();
  const ends = new MarketEnds();
  const prices = new StreamedPrices(
    { board, matches, logger, clock: scheduler.clock, scheduler, pageLife: page },
    feed,
    ends,
  );
  const bestBack = (market = M1) => board.price(market, HOME, 'back', 0)?.price ?? null;
  return {
    scheduler,
    feed,
    board,
    matches,
    logger,
    page,
    ends,
    prices,
    bestBack,
    /** Wants M1 and answers with its image at position 10. */
    async live() {
      prices.wanted([M1]);
      await feed.answer({ seq: 10, changes: [anImage(M1)] });
    },
  };
}
