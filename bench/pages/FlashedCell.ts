import { APART_MS, HandTexts, SHOWN_MS, type HandCell } from './HandCell';

/** The class attributes of a cell. */
export interface CellNames {
  readonly up: string;
  readonly down: string;
  readonly rest: string;
}

/** One cell, written by hand: two text nodes and one class attribute. */
export class FlashedCell implements HandCell {
  readonly #texts: HandTexts;
  #flashedAt = -APART_MS;
  #flashes = false;

  constructor(
    private readonly element: HTMLElement,
    private readonly names: CellNames,
  ) {
    this.#texts = new HandTexts(element);
    element.className = names.rest;
  }

  paint(price: number, size: number, now: number): boolean {
    const before = this.#texts.write(price, size);
    if (before === price || now - this.#flashedAt < APART_MS) return false;
    this.#flashedAt = now;
    this.#flashes = true;
    this.element.className = price > before ? this.names.up : this.names.down;
    return true;
  }

  settle(now: number): boolean {
    const age = now - this.#flashedAt;
    if (this.#flashes && age >= SHOWN_MS) {
      this.#flashes = false;
      this.element.className = this.names.rest;
    }
    return age >= APART_MS;
  }
}
