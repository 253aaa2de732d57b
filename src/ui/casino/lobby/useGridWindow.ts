import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { gridWindow, nextTiles, type Tiles } from './gridWindow';

/** Height to width of a tile; the style sheet says the same. */
const TALL = 4 / 3;

interface Measured {
  readonly columns: number;
  readonly pitch: number;
}

/** Before anything is measured: enough for a screen. */
const AT_FIRST: Tiles = { first: 0, end: 24 };
const UNMEASURED: Measured = { columns: 6, pitch: 0 };

/**
 * Follows the page's scrolling and says which tiles of a grid to draw, a few more with each frame. The list keeps its whole height, so the scroll bar tells
 * the truth and a way back finds its place. How wide the columns are is the style sheet's business; it is measured when the list's width changes,
 * never while scrolling.
 */
export function useGridWindow(list: RefObject<HTMLUListElement | null>, count: number): Tiles {
  const [drawn, draw] = useState(AT_FIRST);
  const measured = useRef<Measured>(UNMEASURED);
  const shown = useRef(drawn);

  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;

    let asked = 0;
    function look(at: HTMLUListElement): void {
      const { columns, pitch } = measured.current;
      // Nothing is laid out here.
      if (pitch <= 0) return;
      const scrolled = -at.getBoundingClientRect().top;
      const next = nextTiles(
        shown.current,
        gridWindow({ scrolled, screen: innerHeight, pitch, columns, count }),
      );
      if (next.first === shown.current.first && next.end === shown.current.end) return;
      shown.current = next;
      draw(next);
      follow();
    }
    function follow(): void {
      asked ||= requestAnimationFrame(() => {
        asked = 0;
        if (element !== null) look(element);
      });
    }
    function measure(at: HTMLUListElement): void {
      measured.current = sizeGrid(at, count);
      place(at, shown.current, measured.current);
      look(at);
    }

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
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    return () => {
      cancelAnimationFrame(asked);
      cancelAnimationFrame(resized);
      sizes.disconnect();
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
    };
  }, [list, count]);

  // Together with the tiles, so that none stands in another's place even once.
  useLayoutEffect(() => {
    if (list.current !== null) place(list.current, drawn, measured.current);
  }, [list, drawn]);

  return drawn;
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

/** The room of the rows before the first tile, and its column. Not by a custom property: every tile would inherit it anew. */
function place(list: HTMLUListElement, { first }: Tiles, { columns, pitch }: Measured): void {
  list.style.setProperty('padding-block-start', `${Math.floor(first / columns) * pitch}px`);
  const [tile, ...others] = list.children;
  for (const other of others)
    if (other instanceof HTMLElement && other.style.length > 0)
      other.style.removeProperty('grid-column-start');
  if (tile instanceof HTMLElement) tile.style.setProperty('grid-column-start', String((first % columns) + 1));
}
