import { MarketDirectory } from '@/application/sports/MarketDirectory';
import { MarketEnds } from '@/application/sports/MarketEnds';
import { PolledPrices } from '@/application/sports/PolledPrices';
import { marketId } from '@/domain/shared/ids';
import type { MarketChange } from '@/domain/sports/MarketChange';
import { FakeMarketBoard } from '@tests/support/fakes/FakeMarketBoard';
import { FakeMatchesState } from '@tests/support/fakes/FakeMatchesState';
import { FakePageLife } from '@tests/support/fakes/FakePageLife';
import { FakeSportsGateway } from '@tests/support/fakes/FakeSportsGateway';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { aMarket, aMatch, anImage, MARKET, MATCH } from '@tests/support/mothers/sports';

export const BOOKMAKER = marketId('b1');
export const FANCY = marketId('f1');

/** A backend without a stream, and one match that it knows. */
export function pollWorld() {
  const scheduler = new ManualScheduler();
  const page = new FakePageLife();
  const sports = new FakeSportsGateway();
  const board = new FakeMarketBoard();
  const matches = new FakeMatchesState();
  const directory = new MarketDirectory();
  directory.learned([aMarket()]);
  const luck = { now: 0.5 };
  const ends = new MarketEnds();
  const random = { random: () => luck.now };
  const prices = new PolledPrices(
    { sportsGateway: sports, board, matches, scheduler, pageLife: page, ids: random },
    directory,
    ends,
  );
  const serve = (...images: readonly MarketChange[]) =>
    sports.pages.set(MATCH, { match: aMatch(), markets: [aMarket()], prices: images });
  serve(anImage());
  return {
    scheduler,
    page,
    sports,
    board,
    matches,
    directory,
    luck,
    ends,
    prices,
    serve,
    /** The match has a bookmaker and a fancy as well. */
    serveKinds(): void {
      const bookmaker = aMarket({ id: BOOKMAKER, kind: 'bookmaker' });
      const fancy = aMarket({ id: FANCY, kind: 'fancy' });
      directory.learned([bookmaker, fancy]);
      sports.bookmakers.set(MATCH, { markets: [bookmaker], prices: [anImage(BOOKMAKER)] });
      sports.fancies.set(MATCH, { markets: [fancy], prices: [anImage(FANCY)] });
    },
    freshness: () => [MARKET, BOOKMAKER, FANCY].map((market) => board.freshness(market)),
  };
}
