import type { Side } from '@/domain/sports/Side';
import { benchMarketId, benchRunnerId } from '../stream/PriceStream';
import { sizeText } from './HandCell';

interface Column {
  readonly prices: number[];
  readonly sizes: number[];
  readonly cells: ReadonlyMap<number, readonly [text: Text, button: Element | null]>;
  /** What stands in it, by its odds. */
  readonly shown: Map<number, number>;
}

/** The ladders of the other page, written by hand: the first runner of the first markets. */
export class PlainLadders {
  readonly #columns = new Map<string, Column>();
  readonly #dirty = new Set<Column>();

  constructor(host: HTMLElement, html: string) {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    host.replaceChildren(...parsed.body.childNodes);
    [...host.children].forEach((ladder, market) => {
      for (const side of ['back', 'lay'] satisfies Side[])
        this.#columns.set(`${benchMarketId(market)}|${benchRunnerId(market, 0)}|${side}`, {
          prices: [],
          sizes: [],
          cells: cellsIn(ladder, side),
          shown: new Map(),
        });
    });
  }

  arrived(place: string, level: number, price: number, size: number): void {
    const column = this.#columns.get(place);
    if (column === undefined) return;
    column.prices[level] = price;
    column.sizes[level] = size;
    this.#dirty.add(column);
  }

  write(): void {
    for (const { prices, sizes, cells, shown } of this.#dirty) {
      for (const price of shown.keys())
        if (!prices.includes(price)) {
          const [text, button] = cells.get(price) ?? [];
          if (text !== undefined) text.data = '';
          button?.removeAttribute('data-quoted');
          shown.delete(price);
        }
      prices.forEach((price, level) => {
        const size = sizes[level] ?? 0;
        if (shown.get(price) === size) return;
        const [text, button] = cells.get(price) ?? [];
        if (text !== undefined) text.data = sizeText(size);
        if (!shown.has(price)) button?.setAttribute('data-quoted', '');
        shown.set(price, size);
      });
    }
    this.#dirty.clear();
  }
}

function cellsIn(ladder: Element, side: Side): Column['cells'] {
  const cells = [...ladder.querySelectorAll<HTMLElement>(`[data-size^="${side}"]`)];
  return new Map(
    cells.map((cell) => {
      const text = new Text('');
      cell.replaceChildren(text);
      cell.parentElement?.removeAttribute('data-quoted');
      return [Number(cell.dataset['size']?.slice(side.length)), [text, cell.parentElement]];
    }),
  );
}
