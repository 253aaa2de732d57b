import type { Paise } from '@/domain/shared/Money';
import type { OddsHundredths } from '@/domain/shared/Odds';

/** The sizes in one column of a ladder: writes a text where it changed, and says which cells somebody quotes. */
export class LadderSizes {
  readonly #shown = new Map<OddsHundredths, Paise>();

  constructor(
    private readonly cells: ReadonlyMap<OddsHundredths, HTMLElement>,
    private readonly textOf: (size: Paise) => string,
  ) {
    // What an earlier column left in a cell that stayed.
    for (const cell of cells.values()) write(cell, '');
  }

  paint(sizes: ReadonlyMap<OddsHundredths, Paise>): void {
    for (const odds of this.#shown.keys())
      if (!sizes.has(odds)) {
        this.#write(odds, '');
        this.#shown.delete(odds);
      }
    for (const [odds, size] of sizes)
      if (this.#shown.get(odds) !== size) {
        this.#write(odds, this.textOf(size));
        this.#shown.set(odds, size);
      }
  }

  #write(odds: OddsHundredths, text: string): void {
    const cell = this.cells.get(odds);
    if (cell !== undefined) write(cell, text);
  }
}

function write(cell: HTMLElement, text: string): void {
  const node = cell.firstChild;
  if (node instanceof Text) node.data = text;
  else if (text !== '') cell.textContent = text;
  const quoted = text !== '';
  const button = cell.parentElement;
  if (button !== null && button.hasAttribute('data-quoted') !== quoted)
    button.toggleAttribute('data-quoted', quoted);
}
