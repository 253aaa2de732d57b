import { decodeMarketsPage, decodeMatchPage, matchesIn } from '@/adapters/http/sports/sportsWire';
import type { Decoder } from '@/adapters/wire/decoder';
import { decodeMatches } from '@/adapters/wire/matchWire';
import type { Cancellation } from '@/application/ports/device/Cancellation';
import type { SportsGateway } from '@/application/ports/gateways/SportsGateway';
import { notOffered, type KestrelClient } from './KestrelClient';
import { respellEvents, respellPage, SPORTS } from './spelling';

/** A visitor's calls, also where somebody is logged in: no session is needed, and none can end by them. */
export function kestrelSports(client: KestrelClient): SportsGateway {
  const page = <T>(read: Decoder<T>, id: string, family: string, cancellation?: Cancellation) =>
    client.call(
      { path: `/events/${encodeURIComponent(id)}${family}`, csrf: null, cancellation },
      respellPage,
      read,
    );
  return {
    matches: ({ sport, inPlay }, cancellation) => {
      const ofSport = sport === undefined ? {} : { sport: SPORTS[sport] };
      const query = { ...ofSport, ...(inPlay === true && { live: 'yes' }) };
      return client.call(
        { path: '/events', csrf: null, query, cancellation },
        respellEvents,
        (data, logger) => decodeMatches(matchesIn(data), 'events', logger),
      );
    },
    match: (id, cancellation) => page(decodeMatchPage, id, '', cancellation),
    bookmaker: (id, cancellation) => page(decodeMarketsPage('bookmaker'), id, '/house', cancellation),
    fancy: (id, cancellation) => page(decodeMarketsPage('fancy'), id, '/runs', cancellation),
    settings: notOffered,
  };
}
