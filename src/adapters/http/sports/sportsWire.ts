import * as v from 'valibot';
import type { Decoder } from '@/adapters/wire/decoder';
import { decode, decodeList } from '@/adapters/wire/decode';
import { marketSchema } from '@/adapters/wire/marketWire';
import { decodeMatch } from '@/adapters/wire/matchWire';
import { marketChangeSchema } from '@/adapters/wire/pricesWire';
import type { Logger } from '@/application/ports/device/Logger';
import type { MarketsPage, MatchPage } from '@/application/ports/gateways/SportsGateway';

/** assumed: `{matches: [Match]}`, docs/wire.md 4.1. */
export function matchesIn(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'matches' in data ? data.matches : null;
}

const pageSchema = v.object({
  match: v.unknown(),
  markets: v.optional(v.unknown()),
  odds: v.optional(v.unknown()),
});

/** assumed: `{match, markets, odds}`, docs/wire.md 4.1. Without its match it is no page; a market that cannot be read is left out. */
export function decodeMatchPage(data: unknown, logger: Logger): MatchPage | null {
  const page = decode(pageSchema, data, 'match', logger);
  if (page === null) return null;
  const match = decodeMatch(page.match, 'match', logger);
  if (match === null) return null;
  return { match, ...marketsIn(page, 'match', logger) };
}

function marketsIn(
  page: { readonly markets?: unknown; readonly odds?: unknown },
  where: string,
  logger: Logger,
): MarketsPage {
  return {
    markets: decodeList(marketSchema, page.markets, `${where}.markets`, logger),
    // Whatever the flag says: these are images, there is nothing that they could change.
    prices: decodeList(marketChangeSchema, page.odds, `${where}.odds`, logger).map((change) => ({
      ...change,
      image: true,
    })),
  };
}

const marketsSchema = v.object({ markets: v.optional(v.unknown()), odds: v.optional(v.unknown()) });

/** assumed: `{markets, odds}` of GET /bet/bookmaker/odds and /bet/fancy/odds, docs/wire.md 4.1. */
export function decodeMarketsPage(where: 'bookmaker' | 'fancy'): Decoder<MarketsPage> {
  return (data, logger) => {
    const page = decode(marketsSchema, data, where, logger);
    return page === null ? null : marketsIn(page, where, logger);
  };
}
