import type { MarketId } from '@/domain/shared/ids';
import type { Scheduler } from '../ports/device/Scheduler';

/** Where prices come from: a stream, or questions again and again. It fills the board for the markets that are wanted. */
export interface PriceSource {
  wanted(markets: readonly MarketId[]): void;
  unwanted(markets: readonly MarketId[]): void;
}

const GRACE_MS = 3_000;
/** A connection carries 200 markets at most, so those that nobody watches must not crowd out the others. */
const MAX_LEAVING = 60;

interface Watched {
  readonly market: MarketId;
  watchers: number;
}

/**
 * Counts who watches which market. What one turn of the event loop asks for is one subscription; the last watcher to leave closes it late, so that
 * going back and forth costs nothing.
 */
export class WatchMarkets {
  readonly #watched = new Map<MarketId, Watched>();
  readonly #arriving = new Set<MarketId>();
  /** Oldest first; the value stops the timer. */
  readonly #leaving = new Map<MarketId, () => void>();
  readonly #gone = new Set<MarketId>();
  #flushDue = false;

  constructor(
    private readonly source: PriceSource,
    private readonly scheduler: Scheduler,
    /** Knows what to show of a market that is watched no more. */
    private readonly showListed: (markets: readonly MarketId[]) => void = () => undefined,
  ) {}

  /** Returns how to release. */
  watch(markets: readonly MarketId[]): () => void {
    const own = [...new Set(markets)].map((market) => this.#watched.get(market) ?? this.#joined(market));
    for (const watched of own) watched.watchers += 1;
    let released = false;
    return () => {
      if (released) return;
      released = true;
      for (const watched of own) this.#left(watched);
    };
  }

  #joined(market: MarketId): Watched {
    const watched = { market, watchers: 0 };
    this.#watched.set(market, watched);
    const stopLeaving = this.#leaving.get(market);
    this.#leaving.delete(market);
    if (stopLeaving !== undefined) stopLeaving();
    else if (!this.#gone.delete(market)) this.#arriveSoon(market);
    return watched;
  }

  #arriveSoon(market: MarketId): void {
    this.#arriving.add(market);
    this.#flushSoon();
  }

  #left(watched: Watched): void {
    watched.watchers -= 1;
    if (watched.watchers > 0) return;
    const { market } = watched;
    this.#watched.delete(market);
    if (this.#arriving.delete(market)) return;
    this.#leaving.set(
      market,
      this.scheduler.after(GRACE_MS, () => this.#isGone(market)),
    );
    const [oldest] = this.#leaving.keys();
    if (this.#leaving.size > MAX_LEAVING && oldest !== undefined) this.#isGone(oldest);
  }

  #isGone(market: MarketId): void {
    this.#leaving.get(market)?.();
    this.#leaving.delete(market);
    this.#gone.add(market);
    this.#flushSoon();
  }

  #flushSoon(): void {
    if (this.#flushDue) return;
    this.#flushDue = true;
    void Promise.resolve().then(() => this.#flush());
  }

  #flush(): void {
    this.#flushDue = false;
    const gone = [...this.#gone];
    const arriving = [...this.#arriving];
    this.#gone.clear();
    this.#arriving.clear();
    if (gone.length > 0) {
      this.source.unwanted(gone);
      this.showListed(gone);
    }
    if (arriving.length > 0) this.source.wanted(arriving);
  }
}
