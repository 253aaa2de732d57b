import { paise } from '@/domain/shared/Money';
import type { LevelChange, MarketChange, RunnerChange } from '@/domain/sports/MarketChange';
import { ODDS_LADDER } from '@/domain/sports/oddsLadder';
import type { Side } from '@/domain/sports/Side';
import { LEVELS, PriceStream, RUNNERS, benchMarketId, benchRunnerId } from './PriceStream';
import { seededRandom } from './seededRandom';

const CELLS_OF_RUNNER = 2 * LEVELS;
/** So far from where it began a price wanders: it stays among the rows of a ladder. */
const DRIFT = 3;

interface Book {
  readonly home: number;
  /** Place of the best price to back on the odds ladder; the best one to lay is the next. */
  best: number;
  readonly sizes: number[];
}

/** Books as an exchange has them, from a seed: neighbouring odds on either side, of which all move when one does. For pages that show odds in rows. */
export class BookStream implements Pick<PriceStream, 'images' | 'updates'> {
  readonly #random: () => number;
  readonly #books: Book[];

  constructor(
    private readonly markets: number,
    seed: number,
  ) {
    this.#random = seededRandom(seed);
    this.#books = Array.from({ length: markets * RUNNERS }, () => {
      const home = 60 + this.#below(80);
      return { home, best: home, sizes: Array.from({ length: CELLS_OF_RUNNER }, () => this.#size()) };
    });
  }

  images(): MarketChange[] {
    const conditions = new PriceStream(this.markets, 1).images();
    return conditions.map((market, at) => ({
      ...market,
      runners: market.runners.map(({ status }, runner) => ({
        status: status ?? 'active',
        ...this.#runner(at, runner),
      })),
    }));
  }

  updates(count: number, equal = false): MarketChange[] {
    const changed = new Map<number, Set<number>>();
    for (let done = 0; done < count;) {
      const at = this.#below(this.#books.length);
      done += equal ? 1 : this.#walk(at);
      const market = Math.floor(at / RUNNERS);
      changed.set(market, (changed.get(market) ?? new Set()).add(at % RUNNERS));
    }
    return [...changed].map(([market, runners]) => ({
      id: benchMarketId(market),
      image: false,
      runners: [...runners].map((runner) => this.#runner(market, runner)),
    }));
  }

  /** Returns how many cells it changed. */
  #walk(at: number): number {
    const book = this.#books[at];
    if (book === undefined) return 1;
    book.sizes[this.#below(CELLS_OF_RUNNER)] = this.#size();
    if (this.#below(6) > 0) return 1;
    const step = this.#below(2) === 0 ? 1 : -1;
    book.best = Math.min(book.home + DRIFT, Math.max(book.home - DRIFT, book.best + step));
    return CELLS_OF_RUNNER;
  }

  #runner(market: number, runner: number): RunnerChange & Record<Side, readonly LevelChange[]> {
    const book = this.#books[market * RUNNERS + runner];
    const side = (first: number, step: 1 | -1, from: number): LevelChange[] =>
      Array.from({ length: LEVELS }, (_, level) => ({
        level,
        offer: {
          price: ODDS_LADDER[first + step * level] ?? ODDS_LADDER[0]!,
          size: paise((book?.sizes[from + level] ?? 0) * 100),
        },
      }));
    const best = book?.best ?? 0;
    return {
      id: benchRunnerId(market, runner),
      back: side(best, -1, 0),
      lay: side(best + 1, 1, LEVELS),
    };
  }

  #size(): number {
    return 100 + this.#below(90_000);
  }

  #below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }
}
