import { LEVELS, RUNNERS, benchMarketId, benchRunnerId } from '../stream/PriceStream';
import { cellKey } from './cellKey';

/** The cells of a grid by what they show, from their order: back prices towards the middle, then lay prices away from it. */
export function cellsOf(host: HTMLElement, first: number, mounted: number): Map<string, HTMLElement> {
  const cells = [...host.querySelectorAll<HTMLElement>('[data-price-cell]')];
  const wanted = mounted * RUNNERS * LEVELS * 2;
  if (cells.length !== wanted) throw new Error(`${cells.length} price cells instead of ${wanted}`);
  const byKey = new Map<string, HTMLElement>();
  for (let market = first; market < first + mounted; market++)
    for (let runner = 0; runner < RUNNERS; runner++)
      for (let column = 0; column < LEVELS * 2; column++) {
        const cell = cells.shift();
        const back = column < LEVELS;
        const level = back ? LEVELS - 1 - column : column - LEVELS;
        const key = cellKey(
          benchMarketId(market),
          benchRunnerId(market, runner),
          back ? 'back' : 'lay',
          level,
        );
        if (cell !== undefined) byKey.set(key, cell);
      }
  return byKey;
}
