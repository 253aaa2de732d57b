import { action, createAtom, makeObservable, observable, type IAtom } from 'mobx';
import type { Freshness, MarketBoardState } from '@/application/ports/state/MarketBoardState';
import type { MarketId, RunnerId } from '@/domain/shared/ids';
import type { RunnerStatus } from '@/domain/sports/Market';
import { sameDefinition } from '@/domain/sports/conditionsAfter';
import type { MarketCells } from '@/domain/sports/MarketCells';
import type {
  MarketChange,
  MarketConditions,
  MarketDefinition,
  PriceLevel,
} from '@/domain/sports/MarketChange';
import type { PriceListener } from '@/domain/sports/PriceCell';
import { PriceMemory, type Due } from '@/domain/sports/PriceMemory';
import type { PriceColumn } from '@/domain/sports/PriceColumn';

/**
 * Owns the memory of prices. What changes seldom (status, version, freshness) is observable, as it was painted last; prices are not: a mounted cell
 * registers itself and is called for its own changes only, which costs what plain DOM costs.
 */
export class MarketBoard implements MarketBoardState {
  readonly #memory = new PriceMemory();
  /** Each looks whether its market is live by now. MobX's own `when` would bring half a kilobyte to every first visit. */
  readonly #waiting = new Set<() => void>();
  readonly #conditions = observable.map<MarketId, MarketConditions>([], { deep: false });
  readonly #definitions = observable.map<MarketId, MarketDefinition>([], { deep: false });
  readonly #runners = observable.map<string, RunnerStatus>([], { deep: false });
  readonly #freshness = observable.map<MarketId, Freshness>([], { deep: false });
  /** Best prices that somebody observes. */
  readonly #followed = new Map<string, IAtom>();

  /** @param listenerThrew takes what a listener of prices threw: the others are called all the same, or they would show an old price as a live one. */
  constructor(
    private readonly listenerThrew = (error: unknown): void => {
      throw error;
    },
  ) {
    makeObservable(this, {
      imagesArrived: action,
      painted: action,
      freshnessChanged: action,
      marketsForgotten: action,
    });
  }

  freshness(market: MarketId): Freshness {
    return this.#freshness.get(market) ?? 'waiting';
  }

  conditions(market: MarketId): MarketConditions | null {
    return this.#conditions.get(market) ?? null;
  }

  definition(market: MarketId): MarketDefinition | null {
    return this.#definitions.get(market) ?? null;
  }

  runnerStatus(market: MarketId, runner: RunnerId): RunnerStatus | null {
    return this.#runners.get(`${market}|${runner}`) ?? null;
  }

  price(market: MarketId, runner: RunnerId, side: PriceColumn, level: number): PriceLevel | null {
    return this.#memory.get(market)?.price(runner, side, level) ?? null;
  }

  best(market: MarketId, runner: RunnerId, side: PriceColumn): PriceLevel | null {
    const key = `${market}|${runner}|${side}`;
    (this.#followed.get(key) ?? this.#follow(key, market, runner, side)).reportObserved();
    return this.price(market, runner, side, 0);
  }

  onPrice(
    market: MarketId,
    runner: RunnerId,
    side: PriceColumn,
    level: number,
    listener: PriceListener,
  ): () => void {
    const cells = this.#memory.of(market);
    const stop = cells.listen(runner, side, level, (move) => {
      try {
        listener(move);
      } catch (error) {
        this.listenerThrew(error);
      }
    });
    return () => {
      stop();
      this.#memory.dropUnused(cells);
    };
  }

  whenLive(market: MarketId, then: () => void): () => void {
    const call = (): void => {
      if (this.freshness(market) !== 'live' || this.conditions(market) === null) return;
      this.#waiting.delete(call);
      then();
    };
    this.#waiting.add(call);
    call();
    return () => this.#waiting.delete(call);
  }

  isImaged(market: MarketId): boolean {
    return this.#memory.get(market)?.imaged ?? false;
  }

  /** Cells on the screen: a test of leaks counts them. */
  get listenedTo(): number {
    return this.#memory.listening;
  }

  imagesArrived(images: readonly MarketChange[]): void {
    for (const image of images) {
      const cells = this.#memory.listed(image);
      if (cells !== null) this.#paint(cells);
    }
    this.#look();
  }

  changeArrived(change: MarketChange): Due {
    return this.#memory.changed(change);
  }

  offscreenWaited(): boolean {
    return this.#memory.endWait();
  }

  painted(only?: MarketId): readonly MarketId[] {
    const ended: MarketId[] = [];
    for (const cells of this.#memory.takeDue(only)) {
      this.#paint(cells);
      if (cells.ended) ended.push(cells.id);
      cells.ended = false;
    }
    this.#look();
    return ended;
  }

  freshnessChanged(markets: readonly MarketId[], freshness: Freshness): void {
    for (const market of markets) this.#freshness.set(market, freshness);
    this.#look();
  }

  marketsForgotten(markets: readonly MarketId[]): void {
    for (const market of markets) {
      this.#freshness.delete(market);
      const cells = this.#memory.get(market);
      if (cells === undefined) continue;
      this.#memory.forget(market);
      this.#paint(cells);
    }
  }

  /** Listens to the cell for as long as somebody observes it. */
  #follow(key: string, market: MarketId, runner: RunnerId, side: PriceColumn): IAtom {
    let stop = (): void => undefined;
    const atom = createAtom(
      key,
      () => {
        this.#followed.set(key, atom);
        stop = this.onPrice(market, runner, side, 0, () => atom.reportChanged());
      },
      () => {
        this.#followed.delete(key);
        stop();
      },
    );
    return atom;
  }

  #paint(cells: MarketCells): void {
    const { id, conditions } = cells;
    if (conditions === null) {
      this.#conditions.delete(id);
      this.#definitions.delete(id);
    } else if (this.#conditions.get(id) !== conditions) {
      this.#conditions.set(id, conditions);
      const before = this.#definitions.get(id);
      if (before === undefined || !sameDefinition(before, conditions)) this.#definitions.set(id, conditions);
    }
    if (cells.takeStatuses())
      for (const [runner, { status }] of cells.runners) {
        if (status === null) this.#runners.delete(`${id}|${runner}`);
        else this.#runners.set(`${id}|${runner}`, status);
      }
    const known = this.#freshness.get(id);
    cells.paint(known === undefined || known === 'live');
  }

  #look(): void {
    for (const look of this.#waiting) look();
  }
}
