import { startTransition, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { gridWindow, type GridWindow } from './gridWindow';

/** Height to width of a tile; the style sheet says the same. */
const TALL = 4 / 3;

interface Measured {
  readonly columns: number;
  readonly pitch: number;
}

interface Drawn extends GridWindow {
  readonly columns: number;
}

/** Before anything is measured: enough for a screen. */
const AT_FIRST: Drawn = { columns: 6, firstRow: 0, endRow: 4 };
const UNMEASURED: Measured = { columns: AT_FIRST.columns, pitch: 0 };

/**
 * Follows the page's scrolling and says which rows of a grid of tiles to draw. The list keeps its whole height, so the scroll bar tells the truth
 * and a way back finds its place. How wide the columns are is the style sheet's business; it is measured when the list's width changes, never
 * while scrolling.
 */
export function useGridWindow(list: RefObject<HTMLUListElement | null>, count: number): Drawn {
  const [drawn, draw] = useState(AT_FIRST);
  const measured = useRef<Measured>(UNMEASURED);
  const shown = useRef(drawn);

  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;

    function look(at: HTMLUListElement, urgent: boolean): void {
      const { columns, pitch } = measured.current;
      // Nothing is laid out here.
      if (pitch <= 0) return;
      const rows = Math.ceil(count / columns);
      const scrolled = -at.getBoundingClientRect().top;
      const next = { columns, ...gridWindow({ scrolled, screen: innerHeight, rows, pitch }) };
      if (isSame(next, shown.current)) return;
      shown.current = next;
      if (urgent) draw(next);
      else startTransition(() => draw(next));
    }
    function measure(at: HTMLUListElement): void {
      measured.current = sizeGrid(at, count);
      holdBack(at, shown.current, measured.current);
      look(at, true);
    }

    let asked = 0;
    const scrolls = (): void => {
      asked ||= requestAnimationFrame(() => {
        asked = 0;
        look(element, false);
      });
    };
    measure(element);
    let width = element.clientWidth;
    // In the next frame: a box that changes while its observer is told is an error to the browser.
    let resized = 0;
    const sizes = new ResizeObserver(() => {
      resized ||= requestAnimationFrame(() => {
        resized = 0;
        if (element.clientWidth === width) return;
        width = element.clientWidth;
        measure(element);
      });
    });
    // Not the list itself, whose height is set here.
    sizes.observe(element.parentElement ?? element);
    addEventListener('scroll', scrolls, { passive: true });
    addEventListener('resize', scrolls);
    return () => {
      cancelAnimationFrame(asked);
      cancelAnimationFrame(resized);
      sizes.disconnect();
      removeEventListener('scroll', scrolls);
      removeEventListener('resize', scrolls);
    };
  }, [list, count]);

  // Together with the tiles, so that none stands in another's place even once.
  useLayoutEffect(() => {
    if (list.current !== null) holdBack(list.current, drawn, measured.current);
  }, [list, drawn]);

  return drawn;
}

function isSame(one: Drawn, other: Drawn): boolean {
  return one.columns === other.columns && one.firstRow === other.firstRow && one.endRow === other.endRow;
}

/** Gives the list the height of all its rows, and says what a row measures. */
function sizeGrid(list: HTMLUListElement, count: number): Measured {
  const { gridTemplateColumns, columnGap, rowGap } = getComputedStyle(list);
  const columns = Math.max(1, gridTemplateColumns.split(' ').length);
  const width = (list.clientWidth - (columns - 1) * parseFloat(columnGap || '0')) / columns;
  if (width <= 0) return UNMEASURED;
  const tall = width * TALL;
  const pitch = tall + parseFloat(rowGap || '0');
  list.style.setProperty('grid-auto-rows', `${tall}px`);
  list.style.setProperty('block-size', `${Math.ceil(count / columns) * pitch}px`);
  return { columns, pitch };
}

/** The room of the rows before. Not by a custom property: every tile would inherit it anew. */
function holdBack(list: HTMLUListElement, { firstRow }: GridWindow, { pitch }: Measured): void {
  list.style.setProperty('padding-block-start', `${firstRow * pitch}px`);
}
