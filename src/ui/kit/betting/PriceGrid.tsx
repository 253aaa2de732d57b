import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';

export interface PriceGridProps {
  readonly label: string;
  /**
   * `grid`: what is inside is a table to those who listen: children are `role="row"`, cells stand in `role="gridcell"`. Otherwise a group, for
   * rows that hold links beside their prices.
   */
  readonly role?: 'group' | 'grid';
  readonly children: ReactNode;
}

const PRICE = '[data-price-cell]';
/** Prices, and whatever else in a row is to be reached by the arrow keys. */
const CELL = `${PRICE}, [data-grid-cell]`;
const ROW = '[data-price-row]';

/**
 * Makes all price cells inside one stop of the Tab key; the arrow keys, Home and End move between them. Rows are the
 * elements marked `data-price-row`. Works on whatever is mounted, so a virtual list may come and go under it.
 */
export function PriceGrid({ label, role = 'group', children }: PriceGridProps) {
  const grid = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { current } = grid;
    if (current === null) return undefined;
    const keepOneStop = (): void => {
      if (cellsOf(current).some((cell) => cell.tabIndex === 0)) return;
      (current.querySelector(PRICE) ?? current.querySelector(CELL))?.setAttribute('tabindex', '0');
    };
    keepOneStop();
    // Rows come and go; a price is a text write and does not wake this.
    const watcher = new MutationObserver(keepOneStop);
    watcher.observe(current, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, []);

  function remember(event: FocusEvent<HTMLDivElement>): void {
    const focused = event.target.closest<HTMLElement>(CELL);
    if (focused === null) return;
    for (const cell of cellsOf(grid.current)) if (cell.tabIndex === 0) cell.tabIndex = -1;
    focused.tabIndex = 0;
  }

  function move(event: KeyboardEvent<HTMLDivElement>): void {
    const from = event.target instanceof Element ? event.target.closest<HTMLElement>(CELL) : null;
    const next = from === null ? undefined : neighbour(grid.current, from, event.key);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it has a role: one of two
    <div ref={grid} role={role} aria-label={label} onFocus={remember} onKeyDown={move}>
      {children}
    </div>
  );
}

function cellsOf(within: Element | null | undefined, cells = CELL): HTMLElement[] {
  return [...(within?.querySelectorAll<HTMLElement>(cells) ?? [])];
}

function neighbour(grid: Element | null, from: HTMLElement, key: string): HTMLElement | undefined {
  const row = from.closest(ROW);
  const cells = cellsOf(row);
  const column = cells.indexOf(from);
  const across = { ArrowRight: column + 1, ArrowLeft: column - 1, Home: 0, End: cells.length - 1 }[key];
  if (across !== undefined) return cells[across];
  const down = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (down === undefined) return undefined;
  // Up and down from a price lead to a price of the same column, whatever else a row has beside it.
  const like = from.matches(PRICE) ? PRICE : CELL;
  const rows = [...(grid?.querySelectorAll(ROW) ?? [])];
  const there = cellsOf(rows[rows.indexOf(row ?? from) + down], like);
  return there[Math.min(cellsOf(row, like).indexOf(from), there.length - 1)];
}
