import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';
import type { MarketId, MatchId } from '@/domain/shared/ids';
import { closedToBets } from '@/domain/sports/closedToBets';
import type { MarketChange } from '@/domain/sports/MarketBook';
import type { PageLife } from '../ports/device/PageLife';
import type { Scheduler } from '../ports/device/Scheduler';
import type { MarketsPage, SportsGateway } from '../ports/gateways/SportsGateway';
import type { MarketBoardState } from '../ports/state/MarketBoardState';
import { CancelSource } from './CancelSource';
import type { MarketDirectory } from './MarketDirectory';
import type { PriceSource } from './PriceSource';
import { SubscribedBooks } from './SubscribedBooks';
import { TickConflator } from './TickConflator';

const EVERY_MS = 2_000;
const MOST_AT_ONCE = 4;

type Part = 'match' | 'bookmaker' | 'fancy';

/**
 * Prices for a backend without a stream: each watched match is asked for again and again. A question that fails makes its markets stale; a hidden
 * page asks nothing, and what it shows when it comes back is stale until the next answer.
 */
export class PolledPrices implements PriceSource {
  readonly #books = new SubscribedBooks();
  readonly #conflator: TickConflator;
  #source = new CancelSource();
  #cancelNext: (() => void) | null = null;
  #asking = false;
  #again = false;

  constructor(
    private readonly sports: SportsGateway,
    private readonly board: MarketBoardState,
    private readonly directory: MarketDirectory,
    private readonly scheduler: Scheduler,
    private readonly pageLife: PageLife,
  ) {
    this.#conflator = new TickConflator(board, scheduler);
    pageLife.onVisible(() => this.#cameBack());
    pageLife.onResume(() => this.#cameBack());
  }

  wanted(markets: readonly MarketId[]): void {
    this.#books.add(markets);
    this.board.freshnessChanged(markets, 'waiting');
    this.#askNow();
  }

  unwanted(markets: readonly MarketId[]): void {
    this.#books.remove(markets);
    this.#conflator.forget(markets);
    this.board.marketsForgotten(markets);
    if (this.#books.ids.length > 0) return;
    this.#cancelNext?.();
    this.#cancelNext = null;
    this.#source.cancel();
    this.#source = new CancelSource();
  }

  #cameBack(): void {
    this.board.freshnessChanged(this.#books.withBook, 'stale');
    this.#askNow();
  }

  #askNow(): void {
    // Who comes while a round is under way is asked for right after it.
    this.#again = this.#asking;
    if (this.#asking || this.#books.ids.length === 0) return;
    this.#cancelNext?.();
    this.#cancelNext = null;
    void this.#round();
  }

  async #round(): Promise<void> {
    this.#asking = true;
    const matches = [...this.#byMatch()];
    while (matches.length > 0 && this.pageLife.visible)
      await Promise.all(matches.splice(0, MOST_AT_ONCE).map(([match, markets]) => this.#ask(match, markets)));
    this.#asking = false;
    if (this.#again) this.#askNow();
    else if (this.#books.ids.length > 0)
      this.#cancelNext = this.scheduler.after(EVERY_MS, () => this.#askNow());
  }

  #byMatch(): ReadonlyMap<MatchId, readonly MarketId[]> {
    const matches = new Map<MatchId, MarketId[]>();
    for (const market of this.#books.ids) {
      const match = this.directory.matchOf(market);
      if (match !== null) matches.set(match, [...(matches.get(match) ?? []), market]);
    }
    return matches;
  }

  async #ask(match: MatchId, markets: readonly MarketId[]): Promise<void> {
    const source = this.#source;
    const parts = { match: [] as MarketId[], bookmaker: [] as MarketId[], fancy: [] as MarketId[] };
    for (const market of markets) parts[this.#partOf(market)].push(market);
    await Promise.all(
      (['match', 'bookmaker', 'fancy'] as const)
        .filter((part) => parts[part].length > 0)
        .map((part) => this.#askPart(match, part, parts[part], source)),
    );
  }

  /** SPORT-07: bookmaker and fancy have calls of their own. */
  #partOf(market: MarketId): Part {
    const kind = this.directory.kindOf(market);
    return kind === 'bookmaker' || kind === 'fancy' ? kind : 'match';
  }

  async #askPart(
    match: MatchId,
    part: Part,
    markets: readonly MarketId[],
    source: CancelSource,
  ): Promise<void> {
    const reply: Result<MarketsPage, Failure> = await this.sports[part](match, source);
    if (source.cancelled) return;
    const still = new Set(this.#books.ids);
    const watched = markets.filter((market) => still.has(market));
    const told = reply.ok ? reply.value.prices.filter(({ id }) => watched.includes(id)) : [];
    for (const change of told) this.#show({ ...change, image: true });
    this.#conflator.flush();
    const live = new Set(told.map(({ id }) => id));
    this.board.freshnessChanged([...live], 'live');
    this.board.freshnessChanged(
      watched.filter((market) => !live.has(market)),
      'stale',
    );
  }

  #show(image: MarketChange): void {
    const folded = this.#books.fold(image);
    if (folded === null || folded === 'needsImage') return;
    if (folded.before !== null && closedToBets(folded.before, folded.now)) this.#conflator.urgent(folded.now);
    else this.#conflator.changed(folded.now);
  }
}
