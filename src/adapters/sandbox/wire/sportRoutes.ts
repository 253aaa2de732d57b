import type { EngineCore } from '../engine/EngineCore';
import type { Market } from '../engine/markets/Market';
import type { Match } from '../engine/sports/Match';
import { imageOf } from '../engine/stream/MarketView';
import type { WireMarketPrices, WireRunnerPrices } from '../engine/stream/MarketView';
import type { Route } from './Caller';
import { wireMarket, wireMatch, wireSettings } from './present';
import { wireScore } from './presentScore';
import { queryText } from './readInput';
import { refusal, success } from './reply';
import { kindOf } from '../engine/markets/marketKinds';

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
  const sorted = listed.toSorted(
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

/** A route about one match; 404 when there is none of that id. */
function ofMatch(answer: (match: Match, core: EngineCore) => unknown): Route {
  return (core, { request }) => {
    const match = core.world.match(queryText(request.query, 'refmatchid') ?? '');
    if (match === null) return refusal(404, 'This match is not available.', 'MATCH_UNKNOWN');
    return success(answer(match, core));
  };
}

function withPrices(match: Match, which: (market: Market) => boolean): Readonly<Record<string, unknown>> {
  const markets = match.markets.filter(which);
  return { markets: markets.map((market) => wireMarket(market, match)), odds: markets.map(imageOf) };
}

/** All but those that have calls of their own. */
export const matchOdds: Route = ofMatch((match) => ({
  match: wireMatch(match),
  ...withPrices(match, (market) => kindOf(market).call === 'match'),
}));

export const bookmakerOdds: Route = ofMatch((match) =>
  withPrices(match, (market) => kindOf(market).call === 'bookmaker'),
);

/** With those that have a result already, as long as the match keeps them. */
export const fancyOdds: Route = ofMatch((match) =>
  withPrices(match, (market) => kindOf(market).call === 'fancy'),
);

export const matchSettings: Route = ofMatch((match) => ({ settings: wireSettings(match) }));

export const matchScore: Route = ofMatch((match, { kernel }) => ({ score: wireScore(match, kernel.seed) }));
