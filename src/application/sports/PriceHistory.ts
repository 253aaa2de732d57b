import type { MarketId, RunnerId } from '@/domain/shared/ids';
import type { Market } from '@/domain/sports/Market';
import type { Clock } from '../ports/device/Clock';
import type { Scheduler } from '../ports/device/Scheduler';
import type { MarketBoardView } from '../ports/state/MarketBoardState';
import type { PriceSeries } from './SportsApp';
import { PriceRing } from './PriceRing';

const EVERY_MS = 1_000;

interface FollowedRunner {
  readonly id: RunnerId;
  readonly ring: PriceRing;
}

interface Followed {
  watchers: number;
  readonly runners: readonly FollowedRunner[];
}

const NOTHING: PriceSeries = { latest: () => [] };

/**
 * Looks at the board once a second and keeps what it saw of the markets that are followed; a tick costs nothing more than before. Prices that
 * could not be taken (suspended, stale) are gaps. When the last one leaves, the history of a market is gone.
 */
export class PriceHistory {
  readonly #followed = new Map<MarketId, Followed>();
  readonly #listeners = new Map<string, Set<() => void>>();
  #stop: (() => void) | null = null;

  constructor(
    private readonly board: Pick<MarketBoardView, 'freshness' | 'conditions' | 'runnerStatus' | 'price'>,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
  ) {}

  /** Returns how to release. */
  follow(markets: readonly Market[]): () => void {
    const own = markets.map((market) => {
      const followed = this.#followed.get(market.id) ?? { watchers: 0, runners: runnersOf(market) };
      this.#followed.set(market.id, followed);
      followed.watchers += 1;
      return { id: market.id, followed };
    });
    this.#stop ??= this.scheduler.every(EVERY_MS, () => this.#sample());
    let released = false;
    return () => {
      if (released) return;
      released = true;
      for (const { id, followed } of own) {
        followed.watchers -= 1;
        if (followed.watchers === 0) this.#followed.delete(id);
      }
      if (this.#followed.size > 0) return;
      this.#stop?.();
      this.#stop = null;
    };
  }

  series(market: MarketId, runner: RunnerId): PriceSeries {
    return this.#followed.get(market)?.runners.find(({ id }) => id === runner)?.ring ?? NOTHING;
  }

  /** Tells what was seen of a runner, now and after every sample that differs from the one before. Returns how to stop. */
  watch(market: MarketId, runner: RunnerId, listener: (series: PriceSeries) => void): () => void {
    const key = keyOf(market, runner);
    const tell = (): void => listener(this.series(market, runner));
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners.add(tell));
    tell();
    return () => {
      listeners.delete(tell);
      if (listeners.size === 0 && this.#listeners.get(key) === listeners) this.#listeners.delete(key);
    };
  }

  #sample(): void {
    const at = Math.round(this.clock.monotonic());
    for (const [market, { runners }] of this.#followed) {
      const { board } = this;
      const open = board.freshness(market) === 'live' && board.conditions(market)?.status === 'open';
      for (const { id, ring } of runners) {
        const offered = open && board.runnerStatus(market, id) === 'active';
        const sample = offered
          ? { back: board.price(market, id, 'back', 0), lay: board.price(market, id, 'lay', 0) }
          : { back: null, lay: null };
        if (!ring.push({ at, ...sample })) continue;
        for (const listener of this.#listeners.get(keyOf(market, id)) ?? []) listener();
      }
    }
  }
}

function runnersOf({ runners }: Market): readonly FollowedRunner[] {
  return runners.map(({ id }) => ({ id, ring: new PriceRing() }));
}

function keyOf(market: MarketId, runner: RunnerId): string {
  return `${market}|${runner}`;
}
