import type { MarketId, RunnerId } from '@/domain/shared/ids';
import type { MarketBoardState } from '@/application/ports/state/MarketBoardState';
import type { RunnerStatus } from '@/domain/sports/Market';
import { MarketCells } from '@/domain/sports/MarketCells';
import type { MarketChange, MarketConditions, PriceLevel } from '@/domain/sports/MarketChange';
import type { PriceCell } from '@/domain/sports/PriceCell';
import type { Side } from '@/domain/sports/Side';

export interface RunnerBook {
  readonly status: RunnerStatus;
  /** Index 0 is the best price; a hole is a level without an offer. */
  readonly back: readonly (PriceLevel | null)[];
  readonly lay: readonly (PriceLevel | null)[];
}

/** What a market's cells hold at one moment, to be compared with another one. */
export interface MarketBook extends MarketConditions {
  readonly runners: ReadonlyMap<RunnerId, RunnerBook>;
}

export function bookOf(cells: MarketCells): MarketBook {
  if (cells.conditions === null) throw new Error('nothing was said of this market');
  const runners = new Map<RunnerId, RunnerBook>();
  for (const [id, { status, back, lay }] of cells.runners)
    if (status !== null) runners.set(id, { status, back: ladder(back), lay: ladder(lay) });
  return { ...cells.conditions, runners };
}

function ladder(cells: readonly PriceCell[]): RunnerBook['back'] {
  const offers = cells.map(({ offer }) => offer);
  return offers.slice(0, offers.findLastIndex((offer) => offer !== null) + 1);
}

export function imageOf({ runners, ...conditions }: MarketBook): MarketChange {
  const levels = (offers: RunnerBook['back']) => offers.map((offer, level) => ({ level, offer }));
  const changes = [...runners].map(([id, { status, back, lay }]) => {
    return { id, status, back: levels(back), lay: levels(lay) };
  });
  return { ...conditions, image: true, runners: changes };
}

export function cellsOf(book: MarketBook): MarketCells {
  const cells = new MarketCells(book.id);
  cells.fold(imageOf(book));
  return cells;
}

/** The book after a change; the very same one when the change changed nothing. */
export function foldBook(before: MarketBook | null, change: MarketChange): MarketBook {
  const cells = before === null ? new MarketCells(change.id) : cellsOf(before);
  const folded = cells.fold(change);
  return before !== null && folded === 'nothing' ? before : bookOf(cells);
}

export function cellKey(market: MarketId, runner: RunnerId, side: Side, level: number): string {
  return `${market}|${runner}|${side}|${level}`;
}

/** The cells that are not alike in two books, each once. */
export function changedCells(before: MarketBook | null, now: MarketBook): readonly string[] {
  const changed: string[] = [];
  const runners = new Set([...now.runners.keys(), ...(before?.runners.keys() ?? [])]);
  for (const runner of runners)
    for (const side of ['back', 'lay'] as const) {
      const was = before?.runners.get(runner)?.[side] ?? [];
      const is = now.runners.get(runner)?.[side] ?? [];
      for (let level = 0; level < Math.max(was.length, is.length); level++)
        if (JSON.stringify(was[level] ?? null) !== JSON.stringify(is[level] ?? null))
          changed.push(cellKey(now.id, runner, side, level));
    }
  return changed;
}

/** On the board at once, as if a list had said so. */
export function showBooks(
  board: Pick<MarketBoardState, 'imagesArrived'>,
  ...books: readonly MarketBook[]
): void {
  board.imagesArrived(books.map(imageOf));
}
