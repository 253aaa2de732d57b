import type { MarketId, MatchId } from '@/domain/shared/ids';
import type { Market, MarketKind } from '@/domain/sports/Market';

interface Known {
  readonly match: MatchId;
  readonly kind: MarketKind;
}

/** Which match a market belongs to, as far as we have seen, and which matches are open. Needed where prices can be asked for by match only. */
export class MarketDirectory {
  readonly #markets = new Map<MarketId, Known>();
  readonly #open = new Set<MatchId>();

  learned(markets: readonly Market[]): void {
    for (const { id, matchId, kind } of markets) this.#markets.set(id, { match: matchId, kind });
  }

  matchOf(market: MarketId): MatchId | null {
    return this.#markets.get(market)?.match ?? null;
  }

  kindOf(market: MarketId): MarketKind | null {
    return this.#markets.get(market)?.kind ?? null;
  }

  opened(match: MatchId): void {
    this.#open.add(match);
  }

  closed(match: MatchId): void {
    this.#open.delete(match);
  }

  isOpen(match: MatchId): boolean {
    return this.#open.has(match);
  }
}
