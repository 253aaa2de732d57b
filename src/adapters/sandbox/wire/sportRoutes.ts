import type { Match } from '../engine/sports/Match';
import { imageOf } from '../engine/stream/MarketView';
import type { WireMarketPrices, WireRunnerPrices } from '../engine/stream/MarketView';
import type { Route } from './Caller';
import { wireMarket, wireMatch } from './present';
import { queryText } from './readInput';
import { refusal, success } from './reply';

/** In play first, the latest start on top; then upcoming by their start. */
export const matches: Route = (core, { request }) => {
  const sport = queryText(request.query, 'sport');
  const inPlay = queryText(request.query, 'inplay');
  const listed = core.world
    .listed()
    .filter((match) => sport === null || sport === '' || match.sportId === sport)
    .filter((match) =>
      inPlay === 'true' || inPlay === 'false' ? (match.status === 'inplay') === (inPlay === 'true') : true,
    );
  const rank = (status: string): number => (status === 'inplay' ? 0 : status === 'upcoming' ? 1 : 2);
  const sorted = [...listed].sort(
    (one, other) =>
      rank(one.status) - rank(other.status) ||
      (one.startAt - other.startAt) * (one.status === 'upcoming' ? 1 : -1),
  );
  return success({ matches: sorted.map((match) => ({ ...wireMatch(match), prices: bestPrices(match) })) });
};

/** The best price of each side, as an image: what a list shows before its markets are watched. */
function bestPrices({ markets: [market] }: Match): WireMarketPrices | null {
  if (market === undefined) return null;
  const image = imageOf(market);
  const best = ({ back = [], lay = [], ...runner }: WireRunnerPrices): WireRunnerPrices => ({
    ...runner,
    back: back.slice(0, 1),
    lay: lay.slice(0, 1),
  });
  return { ...image, runners: image.runners.map(best) };
}

export const matchOdds: Route = (core, { request }) => {
  const match = core.world.match(queryText(request.query, 'refmatchid') ?? '');
  if (match === null) return refusal(404, 'This match is not on offer.', 'MATCH_UNKNOWN');
  return success({
    match: wireMatch(match),
    markets: match.markets.map((market) => wireMarket(market, match)),
    odds: match.markets.map(imageOf),
  });
};
