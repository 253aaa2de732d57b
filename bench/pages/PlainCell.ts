/** As the app's own cells flash. */
const GROUND_MS = 400;
const FLASH_MS = 1_500;

/** Class attributes of one cell. */
export interface CellNames {
  readonly up: string;
  readonly upFaded: string;
  readonly down: string;
  readonly downFaded: string;
  readonly rest: string;
}

/** One cell, written by hand: two text nodes and one class attribute. */
export class PlainCell {
  readonly #price: Text;
  readonly #size: Text;
  #shown = 0;
  #flashedAt = -FLASH_MS;
  #rose = false;
  #faded = true;

  constructor(
    private readonly element: HTMLElement,
    private readonly names: CellNames,
  ) {
    const [size, price] = [...element.children].toReversed();
    this.#price = textIn(price);
    this.#size = textIn(size);
    this.#shown = Math.round(Number(this.#price.data) * 100);
  }

  /** True when it begins to flash. */
  paint(price: number, size: number, now: number): boolean {
    const before = this.#shown;
    this.#shown = price;
    write(this.#price, (price / 100).toFixed(2));
    write(this.#size, sizeText(size));
    if (before === price || now - this.#flashedAt < FLASH_MS) return false;
    this.#flashedAt = now;
    this.#rose = price > before;
    this.#faded = false;
    this.element.className = this.#rose ? this.names.up : this.names.down;
    return true;
  }

  /** True when its flash is over. */
  settle(now: number): boolean {
    const age = now - this.#flashedAt;
    if (age >= FLASH_MS) {
      this.element.className = this.names.rest;
      return true;
    }
    if (age < GROUND_MS || this.#faded) return false;
    this.#faded = true;
    this.element.className = this.#rose ? this.names.upFaded : this.names.downFaded;
    return false;
  }
}

function write(into: Text, text: string): void {
  if (into.data !== text) into.data = text;
}

/** 12.3K: the same words as the app's, for the sizes that the stream has. */
function sizeText(paise: number): string {
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
