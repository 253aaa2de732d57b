import { describeFailure } from '@/domain/shared/describeFailure';
import { imageBook } from '@/domain/sports/applyChange';
import { changedCells } from '@/domain/sports/foldBook';
import type { Match } from '@/domain/sports/Match';
import type { Cancellation } from '../ports/device/Cancellation';
import type { Clock } from '../ports/device/Clock';
import type { PageLife } from '../ports/device/PageLife';
import type { Scheduler } from '../ports/device/Scheduler';
import type { MatchFilter, SportsGateway } from '../ports/gateways/SportsGateway';
import type { BookChange, MarketBoardState } from '../ports/state/MarketBoardState';
import type { MatchesState, MatchListName } from '../ports/state/MatchesState';
import type { MarketDirectory } from './MarketDirectory';
import { Refresh } from './Refresh';

export const REFRESH_MS = 15_000;

/** The lists of matches (SPORT-04). Public: they outlive a session. */
export class MatchLists {
  readonly #refresh: Refresh<MatchListName>;

  constructor(
    private readonly sports: SportsGateway,
    private readonly matches: MatchesState,
    private readonly directory: MarketDirectory,
    clock: Clock,
    scheduler: Scheduler,
    pageLife: PageLife,
    private readonly board: Pick<MarketBoardState, 'freshness' | 'pricesArrived'>,
  ) {
    this.#refresh = new Refresh(
      (name, cancellation) => this.#load(name, cancellation),
      REFRESH_MS,
      clock,
      scheduler,
      pageLife,
    );
  }

  watch(name: MatchListName): () => void {
    return this.#refresh.watch(name);
  }

  reload(name: MatchListName): Promise<void> {
    return this.#refresh.now(name);
  }

  async #load(name: MatchListName, cancellation: Cancellation): Promise<void> {
    const reply = await this.sports.matches(filterOf(name), cancellation);
    if (cancellation.cancelled) return;
    if (!reply.ok) {
      this.matches.listFailed(name, describeFailure(reply.error, 'matches.failed'));
      return;
    }
    this.directory.learned(reply.value.flatMap(({ matchOdds }) => matchOdds ?? []));
    this.#showPrices(reply.value);
    this.matches.listArrived(name, reply.value);
  }

  /** Prices that came with the list stand until the market is watched: something true to look at from the first moment. */
  #showPrices(matches: readonly Match[]): void {
    const books: BookChange[] = [];
    for (const { prices } of matches) {
      if (prices === undefined || this.board.freshness(prices.id) !== 'waiting') continue;
      // Every cell is named: what the board held of a market that was watched before is gone.
      const book = imageBook(prices);
      books.push({ book, changed: changedCells(null, book) });
    }
    if (books.length > 0) this.board.pricesArrived(books);
  }
}

function filterOf(name: MatchListName): MatchFilter {
  return name === 'live' ? { inPlay: true } : { sport: name };
}
