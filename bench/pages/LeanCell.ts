import type { CellLevel, CellSide } from '@/ui/kit/betting/cellClass';
import { FlashedCell } from './FlashedCell';
import type { HandCell } from './HandCell';

/**
 * The least that shows a price and its size in the same box: a button with two texts, and one class that comes and goes with a flash. What our
 * page drew in this place becomes one, so that the rest of the page is the same.
 */
export function leanCell(element: HTMLElement, side: CellSide, level: CellLevel): HandCell {
  const [size = '', price = ''] = [...element.children].toReversed().map((text) => text.textContent);
  const [bold, small] = [document.createElement('b'), document.createElement('i')];
  bold.textContent = price;
  small.textContent = size;
  element.replaceChildren(bold, small);
  const rest = `lean lean-${side}${level}`;
  return new FlashedCell(element, { up: `${rest} lean-flash`, down: `${rest} lean-flash`, rest });
}
