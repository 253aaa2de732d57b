import type { MarketStreamMessage } from '@/application/ports/feeds/MarketFeed';
import type { MarketId } from '@/domain/shared/ids';
import type { LevelChange, MarketChange } from '@/domain/sports/MarketChange';
import type { Side } from '@/domain/sports/Side';
import type { CellLevel } from '@/ui/kit/betting/cellClass';
import { LEVELS, benchRunnerId } from '../stream/PriceStream';
import type { GridCopy, Held, OpenOptions } from './BenchPage';
import type { HandCell } from './HandCell';
import { cellsOf } from './cellsOf';
import { laddersHost } from './laddersHost';
import { PlainLadders } from './PlainLadders';
import type { Grid, Shown } from './Grid';

const SWEEP_MS = 200;

/**
 * A floor: the same grid, written by hand. It keeps the last value of every cell in a flat list and, once a frame, writes
 * the drawn ones that changed. No promise is kept but that: no order, no loss, no suspension, no removal.
 */
export class PlainGrid implements Grid {
  readonly #places = new Map<string, number>();
  readonly #prices: number[] = [];
  readonly #sizes: number[] = [];
  readonly #cells: (HandCell | undefined)[] = [];
  #ladders: PlainLadders | null = null;
  readonly #flashing = new Set<HandCell>();
  #dirty = new Set<number>();
  #waiting = false;
  #sweeping = false;

  constructor(
    private readonly shown: Shown,
    /** Makes what is drawn of one price into a cell of this page. */
    private readonly cellIn: (element: HTMLElement, side: Side, level: CellLevel) => HandCell,
  ) {}

  async open(host: HTMLElement, options: OpenOptions, images: readonly MarketChange[]): Promise<void> {
    const { copy, mounted } = options;
    if (copy === undefined) throw new Error('the plain page draws a copy of the other page');
    await Promise.all(copy.sheets.map(addSheet));
    const parsed = new DOMParser().parseFromString(copy.html, 'text/html');
    host.replaceChildren(...parsed.body.childNodes);
    if (copy.ladders !== undefined) this.#ladders = new PlainLadders(laddersHost(), copy.ladders);
    const elements = cellsOf(host, 0, mounted);
    images.forEach(({ id, runners }, market) => {
      runners.forEach((runner, at) => {
        for (const side of ['back', 'lay'] satisfies Side[]) {
          this.#places.set(`${id}|${benchRunnerId(market, at)}|${side}`, this.#prices.length);
          for (const { level, offer } of runner[side] ?? []) {
            this.#ladders?.arrived(`${id}|${runner.id}|${side}`, level, offer?.price ?? 0, offer?.size ?? 0);
            const element = [...elements].find(([key]) => key === `${id}|${runner.id}|${side}|${level}`)?.[1];
            this.#cells.push(
              element === undefined ? undefined : this.cellIn(element, side, (level + 1) as CellLevel),
            );
            this.#prices.push(offer?.price ?? 0);
            this.#sizes.push(offer?.size ?? 0);
          }
        }
      });
    });
    this.#ladders?.write();
  }

  messageArrived({ changes }: MarketStreamMessage): void {
    for (const { id, runners } of changes)
      for (const runner of runners) {
        if (runner.back) this.#arrived(id, runner.id, 'back', runner.back);
        if (runner.lay) this.#arrived(id, runner.id, 'lay', runner.lay);
      }
  }

  #arrived(market: MarketId, runner: string, side: Side, changes: readonly LevelChange[]): void {
    const place = `${market}|${runner}|${side}`;
    const first = this.#places.get(place) ?? 0;
    for (const { level, offer } of changes) {
      const at = first + Math.min(level, LEVELS - 1);
      this.#prices[at] = offer?.price ?? 0;
      this.#sizes[at] = offer?.size ?? 0;
      this.#ladders?.arrived(place, level, offer?.price ?? 0, offer?.size ?? 0);
      if (this.#cells[at] === undefined) continue;
      this.#dirty.add(at);
      if (this.#waiting) continue;
      this.#waiting = true;
      requestAnimationFrame(() => this.#write());
    }
  }

  #write(): void {
    this.#waiting = false;
    const now = performance.now();
    for (const at of this.#dirty) {
      const cell = this.#cells[at];
      if (cell?.paint(this.#prices[at] ?? 0, this.#sizes[at] ?? 0, now) === true) this.#flashing.add(cell);
    }
    this.#dirty.clear();
    this.#ladders?.write();
    this.shown();
    this.#sweepLater();
  }

  #sweepLater(): void {
    if (this.#sweeping || this.#flashing.size === 0) return;
    this.#sweeping = true;
    setTimeout(() => {
      this.#sweeping = false;
      const now = performance.now();
      for (const cell of this.#flashing) if (cell.settle(now)) this.#flashing.delete(cell);
      this.#sweepLater();
    }, SWEEP_MS);
  }

  copy(host: HTMLElement): GridCopy {
    return { html: host.innerHTML, sheets: [] };
  }

  scrollTo(): void {
    throw new Error('only the page with our parts scrolls');
  }

  held(host: HTMLElement): Held {
    return { listening: 0, cells: host.querySelectorAll('[data-price-cell]').length };
  }
}

function addSheet(href: string): Promise<void> {
  if (document.querySelector(`link[href="${new URL(href).pathname}"]`) !== null) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return new Promise((resolve) => link.addEventListener('load', () => resolve()));
}
