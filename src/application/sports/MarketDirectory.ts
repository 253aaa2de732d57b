import type { MarketId, MatchId } from '@/domain/shared/ids';
import type { Market } from '@/domain/sports/Market';

/** Which match a market belongs to, as far as we have seen. Needed where prices can be asked for by match only. */
export class MarketDirectory {
  readonly #matches = new Map<MarketId, MatchId>();

  learned(markets: readonly Market[]): void {
    for (const market of markets) this.#matches.set(market.id, market.matchId);
  }

  matchOf(market: MarketId): MatchId | null {
    return this.#matches.get(market) ?? null;
  }
}
