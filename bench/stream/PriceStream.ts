import { paise } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { marketId, runnerId } from '@/domain/shared/ids';
import type { MarketId, RunnerId } from '@/domain/shared/ids';
import type { LevelChange, MarketChange, PriceLevel, RunnerChange } from '@/domain/sports/MarketChange';
import type { Side } from '@/domain/sports/Side';
import { seededRandom } from './seededRandom';

export const RUNNERS = 3;
export const LEVELS = 3;
const SIDES: readonly Side[] = ['back', 'lay'];
const CELLS_OF_MARKET = RUNNERS * SIDES.length * LEVELS;

export const benchMarketId = (market: number): MarketId => marketId(`1.9${market}`);
export const benchRunnerId = (market: number, runner: number): RunnerId => runnerId(`9${market}${runner}`);

interface Cell {
  price: number;
  /** Whole rupees: what is shown is rounded, so that some changes of size do not change the text, as in life. */
  rupees: number;
}

/** Prices that walk, from a seed: the same markets, in the same order, for every page that is measured. */
export class PriceStream {
  readonly #random: () => number;
  readonly #cells: Cell[] = [];

  constructor(
    private readonly markets: number,
    seed: number,
  ) {
    this.#random = seededRandom(seed);
    for (let cell = 0; cell < markets * CELLS_OF_MARKET; cell++)
      this.#cells.push({ price: 150 + this.#below(300), rupees: 100 + this.#below(90_000) });
  }

  images(): MarketChange[] {
    return Array.from({ length: this.markets }, (_, market) => ({
      id: benchMarketId(market),
      image: true,
      version: 1,
      status: 'open',
      statusLabel: '',
      inPlay: true,
      delaySeconds: 5,
      totalMatched: paise(1_200_000_00),
      result: null,
      runners: Array.from({ length: RUNNERS }, (__, runner) => ({
        id: benchRunnerId(market, runner),
        status: 'active',
        back: this.#ladder(market, runner, 0),
        lay: this.#ladder(market, runner, 1),
      })),
    }));
  }

  /** The next changes of single cells, joined by market as a message joins them. An equal one says what is already known. */
  updates(count: number, equal = false): MarketChange[] {
    const changes = new Map<number, Map<number, RunnerChange>>();
    for (let done = 0; done < count; done++) {
      const at = this.#below(this.#cells.length);
      if (!equal) this.#walk(at);
      const market = Math.floor(at / CELLS_OF_MARKET);
      const runner = Math.floor((at % CELLS_OF_MARKET) / (SIDES.length * LEVELS));
      const side = SIDES[Math.floor(at / LEVELS) % SIDES.length] ?? 'back';
      const runners = changes.get(market) ?? new Map<number, RunnerChange>();
      changes.set(market, runners);
      const change = runners.get(runner) ?? { id: benchRunnerId(market, runner) };
      const quoted: LevelChange = { level: at % LEVELS, offer: this.#offer(at) };
      runners.set(runner, { ...change, [side]: [...(change[side] ?? []), quoted] });
    }
    return [...changes].map(([market, runners]) => ({
      id: benchMarketId(market),
      image: false,
      runners: [...runners.values()],
    }));
  }

  #walk(at: number): void {
    const cell = this.#cells[at];
    if (cell === undefined) return;
    // Two thirds of the changes move the price, the rest only what stands there.
    if (this.#below(3) > 0) {
      const step = (1 + this.#below(3)) * (this.#below(2) === 0 ? 1 : -1);
      cell.price = Math.min(980, Math.max(110, cell.price + step));
    }
    cell.rupees = 100 + this.#below(90_000);
  }

  #ladder(market: number, runner: number, side: number): LevelChange[] {
    const first = market * CELLS_OF_MARKET + (runner * SIDES.length + side) * LEVELS;
    return Array.from({ length: LEVELS }, (_, level) => ({ level, offer: this.#offer(first + level) }));
  }

  #offer(at: number): PriceLevel {
    const { price, rupees } = this.#cells[at] ?? { price: 0, rupees: 0 };
    return { price: odds(price), size: paise(rupees * 100) };
  }

  #below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }
}
