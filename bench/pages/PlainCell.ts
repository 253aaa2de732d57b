import { cellClass } from '@/ui/kit/betting/cellClass';
import type { CellLevel, CellSide } from '@/ui/kit/betting/cellClass';
import type { HandCell } from './HandCell';
import { FlashedCell } from './FlashedCell';

/** The app's own cell, its markup and its styles, written by hand. */
export function plainCell(element: HTMLElement, side: CellSide, level: CellLevel): HandCell {
  return new FlashedCell(element, {
    up: cellClass(side, level, 'up'),
    down: cellClass(side, level, 'down'),
    rest: cellClass(side, level),
  });
}
