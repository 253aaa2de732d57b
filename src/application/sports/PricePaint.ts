import type { MarketId } from '@/domain/shared/ids';
import type { MarketChange } from '@/domain/sports/MarketChange';
import type { Ports } from '../ports/Ports';
import type { MarketEnds } from './MarketEnds';

/** How old what follows from a price without a cell may be, such as a cash out, while nobody looks at the price. */
export const OFFSCREEN_MS = 1_000;

/**
 * When prices are painted: once a frame, however many changes came, each cell with its last value (P21); once a second what is not on the screen; at
 * once when something cannot be bet on any more (F40).
 */
export class PricePaint {
  #cancelFrame: (() => void) | null = null;
  #roundDue = false;

  constructor(
    private readonly ports: Pick<Ports, 'board' | 'scheduler'>,
    private readonly ends: Pick<MarketEnds, 'tell'>,
  ) {}

  /** False: its market needs an image first (F31). */
  changed(change: MarketChange): boolean {
    const due = this.ports.board.changeArrived(change);
    if (due === 'needsImage') return false;
    if (due === 'now') this.#paint(change.id);
    else if (due === 'frame') this.#withTheFrame();
    else if (due === 'offscreen') this.#inAWhile();
    return true;
  }

  /** Paints what waits for the frame, in one transition. */
  flush(): void {
    this.#cancelFrame?.();
    this.#cancelFrame = null;
    this.#paint();
  }

  #paint(only?: MarketId): void {
    for (const market of this.ports.board.painted(only)) this.ends.tell(market);
  }

  #withTheFrame(): void {
    this.#cancelFrame ??= this.ports.scheduler.nextFrame(() => this.flush());
  }

  /** With a frame too: nothing is painted twice between two of them. */
  #inAWhile(): void {
    if (this.#roundDue) return;
    this.#roundDue = true;
    this.ports.scheduler.after(OFFSCREEN_MS, () => {
      this.#roundDue = false;
      if (this.ports.board.offscreenWaited()) this.#withTheFrame();
    });
  }
}
