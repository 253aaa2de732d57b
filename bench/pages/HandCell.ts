/** As the app's own cells flash. */
export const SHOWN_MS = 800;
export const APART_MS = 1_500;

/** One price of a page that is written by hand. */
export interface HandCell {
  /** True when it begins to flash. */
  paint(price: number, size: number, now: number): boolean;
  /** True when it may flash again. */
  settle(now: number): boolean;
}

/** The two texts of a cell: price and size, the last of its children. */
export class HandTexts {
  readonly #price: Text;
  readonly #size: Text;
  #shown: number;

  constructor(element: HTMLElement) {
    const [size, price] = [...element.children].toReversed();
    this.#price = textIn(price);
    this.#size = textIn(size);
    this.#shown = Math.round(Number(this.#price.data) * 100);
  }

  /** The price that stood here before. */
  write(price: number, size: number): number {
    const before = this.#shown;
    this.#shown = price;
    write(this.#price, (price / 100).toFixed(2));
    write(this.#size, sizeText(size));
    return before;
  }
}

function write(into: Text, text: string): void {
  if (into.data !== text) into.data = text;
}

/** 12.3K: the same words as the app's, for the sizes that the stream has. */
export function sizeText(paise: number): string {
  const rupees = Math.floor(paise / 100);
  if (rupees < 1_000) return String(rupees);
  const tenths = Math.floor(rupees / 100);
  return tenths % 10 === 0 ? `${tenths / 10}K` : `${Math.floor(tenths / 10)}.${tenths % 10}K`;
}

function textIn(element: Element | undefined): Text {
  const text = element?.firstChild;
  if (!(text instanceof Text)) throw new Error('a price cell without its texts');
  return text;
}
