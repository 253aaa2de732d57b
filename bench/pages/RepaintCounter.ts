import type { MarketChange } from '@/domain/sports/MarketChange';
import type { Side } from '@/domain/sports/Side';
import { englishTexts } from '@/texts/englishTexts';
import type { RepaintCount } from './BenchPage';
import { cellKey } from './cellKey';

const SIDES: readonly Side[] = ['back', 'lay'];

/**
 * Knows on its own what every drawn cell has to show, and sees by the browser's own records what was written. Texts decide: a size that
 * rounds to the same words is nothing new.
 */
export class RepaintCounter {
  readonly #due = new Map<string, string>();
  readonly #shown = new Map<string, string>();
  readonly #keys = new Map<Element, string>();
  readonly #observer = new MutationObserver(() => undefined);
  #count = { due: 0, repaints: 0, needless: 0 };

  constructor(
    private readonly cells: ReadonlyMap<string, HTMLElement>,
    host: HTMLElement,
  ) {
    for (const [key, cell] of cells) {
      this.#keys.set(cell, key);
      this.#shown.set(key, textOf(cell));
      this.#due.set(key, textOf(cell));
    }
    this.#observer.observe(host, { subtree: true, characterData: true, childList: true });
  }

  messageArrived(changes: readonly MarketChange[]): void {
    for (const { id, runners } of changes)
      for (const runner of runners)
        for (const side of SIDES)
          for (const { level, offer } of runner[side] ?? []) {
            const key = cellKey(id, runner.id, side, level);
            if (!this.cells.has(key) || offer === null) continue;
            const { format } = englishTexts;
            this.#due.set(key, `${format.odds(offer.price)} ${format.size(offer.size)}`);
          }
  }

  /** Compares what had to change since the last time with what was written. */
  shown(): void {
    const writes = new Map<string, number>();
    const byNode = new Map<Node, number>();
    for (const { target } of this.#observer.takeRecords()) {
      const times = (byNode.get(target) ?? 0) + 1;
      byNode.set(target, times);
      const element = target instanceof Element ? target : target.parentElement;
      const cell = element?.closest('[data-price-cell]');
      const key = cell ? this.#keys.get(cell) : undefined;
      if (key === undefined) this.#count.needless += 1;
      else writes.set(key, Math.max(times, writes.get(key) ?? 0));
    }
    for (const [key, text] of this.#due) {
      const times = writes.get(key) ?? 0;
      const isDue = this.#shown.get(key) !== text;
      this.#count.due += isDue ? 1 : 0;
      this.#count.repaints += times;
      this.#count.needless += isDue ? Math.max(0, times - 1) : times;
      this.#shown.set(key, text);
    }
  }

  finish(): RepaintCount {
    this.shown();
    this.#observer.disconnect();
    const wrong = [...this.cells].filter(([key, cell]) => textOf(cell) !== this.#due.get(key)).length;
    return { ...this.#count, wrong };
  }
}

/** Price and size as they stand in the cell: the last two texts of it. */
function textOf(cell: HTMLElement): string {
  return [...cell.children]
    .slice(-2)
    .map((text) => text.textContent)
    .join(' ');
}
