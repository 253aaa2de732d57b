import type { MarketId, MatchId } from '@/domain/shared/ids';
import type { Market } from '@/domain/sports/Market';
import type { MarketKind } from '@/domain/sports/marketKinds';
import type { Match } from '@/domain/sports/Match';
import type { MatchListName } from '../ports/state/MatchesState';

interface Known {
  readonly match: MatchId;
  readonly kind: MarketKind;
}

/** Which match a market belongs to, as far as we have seen, which lists hold it, and which matches are open: who asks for prices has to know whom to ask. */
export class MarketDirectory {
  readonly #markets = new Map<MarketId, Known>();
  readonly #open = new Set<MatchId>();
  readonly #lists = new Map<MatchListName, ReadonlySet<MarketId>>();

  learned(markets: readonly Market[]): void {
    for (const { id, matchId, kind } of markets) this.#markets.set(id, { match: matchId, kind });
  }

  /** What a list holds now. */
  listed(name: MatchListName, matches: readonly Match[]): void {
    const markets = matches.flatMap(({ matchOdds }) => matchOdds ?? []);
    this.learned(markets);
    this.#lists.set(name, new Set(markets.map(({ id }) => id)));
  }

  get lists(): ReadonlyMap<MatchListName, ReadonlySet<MarketId>> {
    return this.#lists;
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
